import { expect, test } from 'vitest';
import {
  addressInDocument,
  commitsAddress,
  editAddress,
  fileAddress,
  fileOfAddress,
  fileViewAddress,
  imageInDocument,
} from './remote-addresses.ts';

const host = {
  web: 'https://github.com',
  api: 'https://api.github.com',
  files: 'https://raw.githubusercontent.com',
};
const document = {
  route: '/client',
  repository: 'acme/client',
  ref: 'main',
  file: 'docs/use it.md',
  commit: 'c0ffee',
};

test('addresses of a document', () => {
  expect(fileViewAddress(host, document, 'c0ffee', document.file)).toBe(
    'https://github.com/acme/client/blob/c0ffee/docs/use%20it.md',
  );
  expect(editAddress(host, document)).toBe(
    'https://github.com/acme/client/edit/main/docs/use%20it.md',
  );
  expect(editAddress(host, { ...document, refType: 'tag' })).toBeUndefined();
  expect(fileAddress(host, document, 'c0ffee', document.file)).toBe(
    'https://raw.githubusercontent.com/acme/client/c0ffee/docs/use%20it.md',
  );
  expect(commitsAddress(host, document)).toBe(
    'https://api.github.com/repos/acme/client/commits?sha=main&path=docs%2Fuse+it.md&per_page=1',
  );
});

const TREE = 'https://github.com/acme/client/blob/c0ffee';

test.each([
  ['more.md', `${TREE}/docs/more.md`],
  ['./more.md#part', `${TREE}/docs/more.md#part`],
  ['../LICENSE', `${TREE}/LICENSE`],
  ['/LICENSE', `${TREE}/LICENSE`],
  ['../../../issues?q=is:open', 'https://github.com/acme/client/issues?q=is:open'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com/a', 'https://example.com/a'],
  ['../'.repeat(9), undefined],
  ['https://', undefined],
])('link %s', (written, expected) => {
  expect(addressInDocument(written, document, host)).toBe(expected);
});

test.each([
  [`${TREE}/docs/more.md#part`, { repository: 'acme/client', ref: 'c0ffee', file: 'docs/more.md' }],
  [
    'https://github.com/acme/client/raw/main/a%20b.png?raw=true',
    { repository: 'acme/client', ref: 'main', file: 'a b.png' },
  ],
  [
    'https://raw.githubusercontent.com/acme/client/main/a.png',
    { repository: 'acme/client', ref: 'main', file: 'a.png' },
  ],
  ['https://github.com/acme/client/issues/12', undefined],
  ['https://github.com/acme/client', undefined],
  ['https://github.com.evil.example/acme/client/blob/main/a.md', undefined],
])('file of %s', (address, expected) => {
  expect(fileOfAddress(address, host)).toEqual(expected);
});

const RAW = 'https://raw.githubusercontent.com/acme/client';

test.each([
  ['logo.png', { address: `${RAW}/c0ffee/docs/logo.png`, isCopied: true }],
  ['/logo.png?raw=true', { address: `${RAW}/c0ffee/logo.png`, isCopied: true }],
  [
    'https://github.com/acme/client/blob/v1/logo.png',
    { address: `${RAW}/v1/logo.png`, isCopied: true },
  ],
  ['https://images.example/a.png', { address: 'https://images.example/a.png', isCopied: true }],
  ['http://169.254.169.254/latest', { address: 'http://169.254.169.254/latest', isCopied: false }],
])('image %s', (src, expected) => {
  const imageOrigins = ['https://images.example'];
  expect(imageInDocument(src, document, { host, imageOrigins })).toEqual(expected);
});
