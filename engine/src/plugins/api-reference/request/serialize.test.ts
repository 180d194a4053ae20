import { describe, expect, it } from 'vitest';
import { headerText, type PlainValue, pathText, queryText } from './serialize.ts';

const LIST = ['3', '4'];
const OBJECT = { role: 'admin', name: 'A B' };

function style(name: string, explode: boolean, allowReserved = false) {
  return { name: 'id', style: name, explode, allowReserved };
}

describe('queryText', () => {
  it.each<[string, boolean, PlainValue, string]>([
    ['form', true, 'a b&c', 'id=a%20b%26c'],
    ['form', true, LIST, 'id=3&id=4'],
    ['form', false, LIST, 'id=3,4'],
    ['form', true, OBJECT, 'role=admin&name=A%20B'],
    ['form', false, OBJECT, 'id=role,admin,name,A%20B'],
    ['spaceDelimited', false, LIST, 'id=3%204'],
    ['pipeDelimited', false, LIST, 'id=3%7C4'],
    ['deepObject', true, OBJECT, 'id%5Brole%5D=admin&id%5Bname%5D=A%20B'],
    ['spaceDelimited', false, OBJECT, 'id=role%20admin%20name%20A%20B'],
    ['pipeDelimited', false, OBJECT, 'id=role%7Cadmin%7Cname%7CA%20B'],
    ['pipeDelimited', true, OBJECT, 'id=role%7Cadmin%7Cname%7CA%20B'],
    ['tabDelimited', false, LIST, 'id=3%094'],
    ['form', true, '\ud800', 'id=%EF%BF%BD'],
    ['form', true, [], ''],
  ])('%s, explode %s', (name, explode, value, expected) => {
    expect(queryText(style(name, explode), value)).toBe(expected);
  });

  it('keeps reserved characters where they are allowed, but never & + #', () => {
    expect(queryText(style('form', true, true), "/a?b:c;d'&=+#")).toBe("id=/a?b:c;d'%26=%2B%23");
    expect(queryText(style('form', true, true), 'a%20b%2fc 100%')).toBe('id=a%20b%2fc%20100%25');
    expect(queryText(style('form', true), '/a')).toBe('id=%2Fa');
  });
});

describe('pathText', () => {
  it.each<[string, boolean, PlainValue, string]>([
    ['simple', false, 'a/b', 'a%2Fb'],
    ['simple', false, LIST, '3,4'],
    ['pipeDelimited', false, LIST, '3%7C4'],
    ['simple', true, OBJECT, 'role=admin,name=A%20B'],
    ['simple', false, OBJECT, 'role,admin,name,A%20B'],
    ['label', false, '5', '.5'],
    ['label', true, LIST, '.3.4'],
    ['label', false, LIST, '.3,4'],
    ['label', true, OBJECT, '.role=admin.name=A%20B'],
    ['matrix', false, '5', ';id=5'],
    ['matrix', true, LIST, ';id=3;id=4'],
    ['matrix', false, LIST, ';id=3,4'],
    ['matrix', true, OBJECT, ';role=admin;name=A%20B'],
    ['matrix', false, OBJECT, ';id=role,admin,name,A%20B'],
  ])('%s, explode %s', (name, explode, value, expected) => {
    expect(pathText(style(name, explode), value)).toBe(expected);
  });
});

describe('headerText', () => {
  it('does not encode', () => {
    expect(headerText(style('simple', false), 'a b')).toBe('a b');
    expect(headerText(style('simple', false), LIST)).toBe('3,4');
    expect(headerText(style('pipeDelimited', false), LIST)).toBe('3|4');
    expect(headerText(style('simple', true), OBJECT)).toBe('role=admin,name=A B');
    expect(headerText(style('simple', false), OBJECT)).toBe('role,admin,name,A B');
  });
});
