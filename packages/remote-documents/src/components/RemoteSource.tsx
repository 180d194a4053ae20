import { Admonition } from 'pagewright/theme/Admonition';
import { Day, Sentence } from 'pagewright/theme/inline';
import type { RemoteSourceProps } from '../remote-source.ts';
import * as texts from '../texts.ts';

/** Renders a box that says where a document comes from and where to change it. */
export function RemoteSource(props: RemoteSourceProps) {
  const { file, fileHref, repository, repositoryHref, commit, commitHref, date, editHref } = props;
  return (
    <Admonition type="note" title={texts.remoteTitle}>
      <p>
        <Sentence
          text={texts.remoteSource(props.hostName)}
          parts={{
            file: <a href={fileHref}>{file}</a>,
            repository: <a href={repositoryHref}>{repository}</a>,
          }}
        />{' '}
        <Sentence
          text={texts.remoteCommit}
          parts={{
            commit: <a href={commitHref}>{commit}</a>,
            date: <Day date={date} />,
          }}
        />
        {props.isAddition ? ` ${texts.otherVersion} ` : ' '}
        {editHref === undefined ? null : <a href={editHref}>{texts.editFile(file)}</a>}
      </p>
    </Admonition>
  );
}
