import type { ApiSchemaView } from '../shared/page-views.ts';
import { Details, RootGroups } from './Properties.tsx';

/** The page of a schema that's too far from the operations to be described on their pages. */
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
