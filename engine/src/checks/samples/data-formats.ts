/** Checks that samples in data formats parse: JSON, YAML, TOML, XML, and MDX. */

import { XMLValidator } from 'fast-xml-parser';
import { mdxToMdast } from 'satteri';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import type { SampleFault } from '../../core/assemble/content-checks.ts';
import { messageOf } from '../../core/problems/errors.ts';

/** Returns the problems found, or an empty list if the sample parses. */
export type CheckText = (code: string) => readonly SampleFault[];

export const checkJson: CheckText = (code) => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const text = messageOf(error);
    const offset = /position (\d+)/.exec(text)?.[1];
    const line =
      offset === undefined ? undefined : code.slice(0, Number(offset)).split('\n').length;
    return [{ message: `isn't valid JSON: ${text}`, line }];
  }
};

export const checkYaml: CheckText = (code) =>
  parseAllDocuments(code).flatMap((document) =>
    document.errors.map(({ message, linePos }) => ({
      message: `isn't valid YAML: ${message.split('\n')[0]}`,
      line: linePos?.[0].line,
    })),
  );

export const checkToml: CheckText = (code) => {
  try {
    parseToml(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [{ message: `isn't valid TOML: ${error.message.split('\n')[0]}`, line: error.line }];
  }
};

/** Checks XML. A sample may have several root elements, because build files are often shown in part. */
export const checkXml: CheckText = (code) => {
  const isDocument = /^\s*<\?xml/.test(code);
  const result = XMLValidator.validate(isDocument ? code : `<sample>${code}</sample>`);
  if (result === true) return [];
  return [{ message: `isn't valid XML: ${result.err.msg}`, line: result.err.line }];
};

/** Checks MDX. Unlike Markdown, it can have errors: unclosed tags and expressions. */
export const checkMdx: CheckText = (code) => {
  try {
    mdxToMdast(code);
    return [];
  } catch (error) {
    return [{ message: `isn't valid MDX: ${messageOf(error).split('\n')[0]}` }];
  }
};
