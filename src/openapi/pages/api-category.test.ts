import { expect, it } from 'vitest';
import { resolveSidebars } from '../../engine/assemble/sidebars/resolve-sidebars.ts';
import { sidebarItems } from '../../engine/assemble/sidebars/sidebar-items.ts';
import { sidebarPlaces } from '../../engine/assemble/sidebars/sidebar-places.ts';
import type { SidebarItemConfig } from '../../engine/config/types.ts';
import type { PageSource } from '../../engine/source/page-source.ts';
import type { ApiOperation, ApiTag } from '../read/description.ts';
import type { ApiPage } from './api-pages.ts';

const config = { id: 'library', file: 'library.json', route: '/api' };

function page(slug: string, title: string, api: object): PageSource {
  return {
    kind: 'api',
    file: `library.json#${slug}`,
    id: `api/${slug}`,
    route: slug === '' ? '/api' : `/api/${slug}`,
    frontMatter: {},
    title,
    text: '',
    api: { config, ...api } as ApiPage,
  };
}

const operation = (slug: string, method: string, deprecated = false) =>
  ({ slug, method, deprecated }) as ApiOperation;

const sources = [
  page('', 'Library', { type: 'overview' }),
  page('books', 'Books', {
    type: 'tag',
    tag: { operations: ['list', 'add'] } as unknown as ApiTag,
  }),
  page('list', 'List books', { type: 'operation', operation: operation('list', 'get', true) }),
  page('add', 'Add a book', { type: 'operation', operation: operation('add', 'post') }),
  {
    ...page('', 'Guide', {}),
    kind: 'markdown',
    file: 'docs/guide.md',
    id: 'guide',
    route: '/guide',
    api: undefined,
  },
] satisfies PageSource[];

function resolve(items: readonly SidebarItemConfig[], pages: readonly PageSource[] = sources) {
  return resolveSidebars({ documentation: items }, pages, { contentFolder: 'docs' });
}

const { sidebars, problems } = resolve([
  'guide',
  {
    type: 'api',
    id: 'library',
    label: 'APIs',
    items: [{ type: 'link', label: 'Old', href: '/old' }],
  },
]);
const entries = sidebars.get('documentation') ?? [];
const items = sidebarItems(entries, () => false);

it('is a section of tags with their operations, and of what else is listed', () => {
  expect(problems).toEqual([]);
  expect(items[1]).toMatchObject({
    type: 'section',
    label: 'APIs',
    href: '/api',
    items: [
      {
        label: 'Books',
        href: '/api/books',
        items: [
          { label: 'List books', href: '/api/list', method: 'GET', deprecated: true },
          { label: 'Add a book', href: '/api/add', method: 'POST' },
        ],
      },
      { label: 'Old', href: '/old' },
    ],
  });
});

it('is a link when there are no operations', () => {
  const overview = sources.filter(({ route }) => route === '/api');
  const { sidebars: empty } = resolve([{ type: 'api', id: 'library', label: 'APIs' }], overview);
  const [item] = sidebarItems(empty.get('documentation') ?? [], () => false);
  expect(item).toMatchObject({ type: 'link', label: 'APIs', href: '/api' });
});

it('gives operations breadcrumbs and neighbours', () => {
  const place = sidebarPlaces(entries).get('/api/add');
  expect(place?.breadcrumbs.map(({ label }) => label)).toEqual(['APIs', 'Books', 'Add a book']);
  expect(place?.previous).toEqual({ label: 'List books', href: '/api/list' });
});

it('says which APIs there are when another is named', () => {
  expect(resolve([{ type: 'api', id: 'libary' }]).problems).toMatchObject([
    {
      message: 'Sidebar "documentation" names the API "libary", which does not exist',
      remedy: 'Use one of: library; they are the apis of site/site.config.ts.',
    },
  ]);
});
