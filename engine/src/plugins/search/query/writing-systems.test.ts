import { expect, it } from 'vitest';
import { localIndex, textsOf } from '../index/local-index.ts';
import { testHierarchy, testRecord } from '../index/test-record.ts';
import { createLocalSearch } from './local-search.ts';

const PAGES: readonly (readonly [title: string, text: string])[] = [
  ['フィーチャーフラグの設定', '機能フラグを作成するには、データベース接続の設定を開きます。'],
  ['功能开关', '这个页面说明如何创建功能开关。'],
  ['ค้นหา', 'การค้นหาเอกสารทำงานโดยไม่ต้องตั้งค่า'],
  ['환경 설정', '플래그를 만들고 환경을 선택합니다.'],
  ['إعدادات', 'أَنشِئ مِفتاحًا جديدًا في القائمة'],
  ['Résumé', 'Ein Schlüssel für die Straße, Żółty, Søren, co\u0302te\u0301.'],
  ['Настройка', 'Всё ещё Ёлка и йод.'],
  ['हिन्दी', 'सुविधा ध्वज बनाएँ'],
  ['Plain', 'Nothing of that kind.'],
];

const records = PAGES.map(([title, content], number) =>
  testRecord(`https://docs.example.com/${number}`, { hierarchy: testHierarchy(title), content }),
);
const { names, words } = localIndex(records, []);
const search = createLocalSearch(names);
search.setWords(words);
search.setTexts(textsOf(records));

function ask(text: string) {
  return search.answer({ text, kind: undefined, offset: 0, limit: 20, excerptWords: 8 }).hits;
}

it.each([
  // Words that aren't separated by spaces, some of them incomplete.
  ['機能フラグ', 0],
  ['設定', 0],
  ['データ', 0],
  ['接続', 0],
  ['フィーチャー', 0],
  ['功能', 1],
  ['创建', 1],
  ['เอกสาร', 2],
  ['ค้นหา', 2],
  ['플래그', 3],
  ['환경 선택', 3],
  // Words with and without diacritics, composed or decomposed.
  ['انشئ مفتاحا', 4],
  ['مِفْتاح', 4],
  ['resume', 5],
  ['résumé', 5],
  ['re\u0301sume\u0301', 5],
  ['RESUME\u0301', 5],
  ['schlussel', 5],
  ['strasse', 5],
  ['zolty', 5],
  ['soren', 5],
  ['côté', 5],
  ['cote', 5],
  ['елка', 6],
  ['йод', 6],
  ['सुविधा', 7],
  ['ध्वज', 7],
])('%s is found', (query, page) => {
  expect(ask(query).map(({ href }) => href)).toEqual([`/${page}`]);
});

it('marks the matching words as written', () => {
  const marks = (query: string) =>
    ask(query)[0]?.excerpt?.flatMap(({ text, isMatch }) => (isMatch ? text : []));
  expect(marks('フラグ')).toEqual(['フラグ']);
  expect(marks('cote')).toEqual(['co\u0302te\u0301']);
});
