/** The React components that pages of an API reference are rendered with. */
import type { ComponentType } from 'react';
import type { ApiOperationView, ApiOverviewView, ApiSchemaView, ApiTagView } from './pages.ts';

export interface ApiComponents {
  Operation: ComponentType<{ view: ApiOperationView }>;
  Schema: ComponentType<{ view: ApiSchemaView }>;
  Tag: ComponentType<{ view: ApiTagView }>;
  /** Before the text of an overview. */
  OverviewTop: ComponentType<{ view: ApiOverviewView }>;
  /** After the text of an overview. */
  OverviewEnd: ComponentType<{ view: ApiOverviewView }>;
}
