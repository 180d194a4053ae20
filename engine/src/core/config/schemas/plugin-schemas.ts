/** Schemas and checks for what authors write for a plugin: configuration keys, front matter, and files. */
export { checkYaml } from '../../files/yaml.ts';
export { yamlMistakes } from '../../files/yaml-mistakes.ts';
export {
  addProblem,
  checkAgainst,
  chooseSchema,
  pathText,
  type SchemaProblem,
} from '../../problems/schema-problems.ts';
export { checkOrigin, checkUrl, type RuleBreach } from './address-rules.ts';
export { absoluteRoute, day, href, ruledText, text, textLike } from './fields.ts';
