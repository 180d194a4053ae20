import type { ApiSchemaView } from '../shared/page-views.ts';
import { Details, RootGroups } from './Properties.tsx';

/** Renders the page of a schema that's nested too deeply to be described on operations' pages. */
export function Schema({ view }: { view: ApiSchemaView }) {
  return (
    <div id="schema">
      <h1>{view.title}</h1>
      <p>{view.type}</p>
      <Details {...view} />
      <RootGroups groups={view.children} />
    </div>
  );
}
