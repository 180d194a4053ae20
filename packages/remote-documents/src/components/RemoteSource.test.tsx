import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RemoteSource } from './RemoteSource.tsx';

describe('RemoteSource', () => {
  const source = {
    file: 'README.md',
    fileHref: '/file',
    repository: 'acme/client',
    repositoryHref: '/repository',
    commit: '4a1f0c7',
    commitHref: '/commit',
    date: '2026-02-11T16:20:00Z',
    isAddition: false,
  };
  const textOf = (hostName?: string) =>
    renderToStaticMarkup(<RemoteSource {...source} hostName={hostName} />).replace(/<[^>]*>/g, '');

  it('says in the words of the specification where a document comes from', () => {
    expect(textOf('GitHub')).toContain(
      'Generated contentThis document was generated from README.md in the acme/client GitHub repository. ',
    );
  });

  it('leaves out the name of a host that has none', () => {
    expect(textOf()).toContain('in the acme/client repository.');
  });
});
