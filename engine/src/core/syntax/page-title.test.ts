import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it.each([
  ['# Vouchers', 'Vouchers'],
  ['---\na: 1\n# no\n---\n\n# Vouchers', 'Vouchers'],
  ['Text\n\n#   Vouchers  ##  ', 'Vouchers'],
  ['Vouchers\n===\n', 'Vouchers'],
  ['# The `id` of **all** [lamps](/lamps) {#lamps}', 'The id of all lamps'],
  ['# snake_case_name and *stress*', 'snake_case_name and stress'],
  ['# `__init__` and `List<string>`', '__init__ and List<string>'],
  ['# Fish &amp; chips \\# one', 'Fish & chips # one'],
  ['![Logo](logo.svg)\n\n# Real', 'Real'],
  ['```bash\n# comment\n```\n\n# Real', 'Real'],
  ['~~~~\n```\n# no\n~~~~\n# Real', 'Real'],
  ['<!--\n# no\n-->\n\n# Real', 'Real'],
  ['    # code\n\n## Second', undefined],
  ['#hashtag', undefined],
  ['```\n# never closed', undefined],
  ['# Open at 9:30:00 in **re:Invent** and ::x', 'Open at 9:30:00 in re:Invent and ::x'],
])('%j', (text, expected) => {
  expect(pageTitle(text, 'markdown')).toBe(expected);
});

it.each([
  ['import A from \'./a\'\n\n{/* note */}\n\n# The <Link to="/x">text</Link>', 'The text'],
  ['# A\n\n{', undefined],
])('%j in MDX', (text, expected) => {
  expect(pageTitle(text, 'mdx')).toBe(expected);
});
