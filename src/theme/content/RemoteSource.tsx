import type { RemoteSourceProps } from '../../shared/content.ts';
import { formatDate } from '../format-date.ts';
import { Admonition } from './Admonition.tsx';

/** Box that says where a document comes from, and where to change it. */
export function RemoteSource(props: RemoteSourceProps) {
  const { file, fileHref, repository, repositoryHref, commit, commitHref, date, editHref } = props;
  return (
    <Admonition type="note" title={`Written by the authors of ${repository}`}>
      <p>
        This is <a href={fileHref}>{file}</a> of <a href={repositoryHref}>{repository}</a>, commit{' '}
        <a href={commitHref}>{commit}</a> of <time dateTime={date}>{formatDate(date)}</time>.
        {props.isAddition ? ' It may describe another version than the text above. ' : ' '}
        {editHref === undefined ? null : <a href={editHref}>Edit {file}</a>}
      </p>
    </Admonition>
  );
}
