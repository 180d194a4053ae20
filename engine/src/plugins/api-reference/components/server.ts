/** What pages of an API reference are rendered with (see `ApiComponents`). */
export { Operation } from './Operation.tsx';
export { OverviewEnd, OverviewTop } from './Overview.tsx';
export { Schema } from './Schema.tsx';
export { Tag } from './Tag.tsx';
