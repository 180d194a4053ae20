/** Exports the components that render the pages of an API reference (see `ApiComponents`). */
export { Operation } from './Operation.tsx';
export { OverviewEnd, OverviewTop } from './Overview.tsx';
export { Schema } from './Schema.tsx';
export { Tag } from './Tag.tsx';
