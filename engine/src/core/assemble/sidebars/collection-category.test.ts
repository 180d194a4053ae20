import { expect, it } from 'vitest';
import type { CollectionItem, SidebarItemConfig } from '../../config/types.ts';
import type { PageCollection } from '../../source/page-collection.ts';
import type { PageSource } from '../../source/page-source.ts';
import { testSource } from '../test-values.ts';
import { resolveSidebars } from './resolve-sidebars.ts';
import { sidebarItems } from './sidebar-items.ts';
import { sidebarPlaces } from './sidebar-places.ts';

function page(slug: string, title: string, badge?: string, isDeprecated = false): PageSource {
  const provided = { provider: 'api', isReference: true, hasOwnWords: true };
  return {
    kind: 'made',
    file: `library.json#${slug}`,
    id: `api/${slug}`,
    route: slug === '' ? '/api' : `/api/${slug}`,
    frontMatter: {},
    title,
    text: '',
    provided: {
      ...provided,
      ...(badge && { entry: { id: slug, badge, path: '/books', groups: [], isDeprecated } }),
    },
  };
}

const overview = page('', 'Library');
const books = page('books', 'Books');
const members = [page('list', 'List books', 'GET', true), page('add', 'Add a book', 'POST')];
const library: PageCollection = {
  type: 'api',
  id: 'library',
  overview,
  parts: [{ page: books, members }],
  words: { all: '', count: String, about: String },
  file: { name: '', about: '' },
};

/** Resolves entries of a type that no plugin has to declare. */
function resolve(entries: readonly (SidebarItemConfig | CollectionItem)[], collection = library) {
  const items = entries as readonly SidebarItemConfig[];
  const sources = [testSource('guide.md'), overview, books, ...members];
  const options = {
    contentFolder: 'docs',
    collections: [collection],
    collectionTypes: { api: { name: 'API', setting: 'apis' } },
  };
  return resolveSidebars({ documentation: items }, sources, options);
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
const items = sidebarItems(entries);

it('is a section of parts with their members, and of what else is listed', () => {
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
          { label: 'List books', href: '/api/list', badge: 'GET', deprecated: true },
          { label: 'Add a book', href: '/api/add', badge: 'POST' },
        ],
      },
      { label: 'Old', href: '/old' },
    ],
  });
});

it('is a link when it has no parts', () => {
  const { sidebars: empty } = resolve([{ type: 'api', id: 'library', label: 'APIs' }], {
    ...library,
    parts: [],
  });
  const [item] = sidebarItems(empty.get('documentation') ?? []);
  expect(item).toMatchObject({ type: 'link', label: 'APIs', href: '/api' });
});

it('gives members breadcrumbs and neighbors', () => {
  const place = sidebarPlaces(entries).get('/api/add');
  expect(place?.breadcrumbs.map(({ label }) => label)).toEqual(['APIs', 'Books', 'Add a book']);
  expect(place?.previous).toEqual({ label: 'List books', href: '/api/list' });
});

it('says which APIs there are when another is named', () => {
  expect(resolve([{ type: 'api', id: 'libary' }]).problems).toMatchObject([
    {
      message: 'Sidebar "documentation" lists the API "libary", which doesn\'t exist',
      remedy: 'Use one of the apis in site/site.config.ts: library.',
    },
  ]);
});
