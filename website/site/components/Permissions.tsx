import type { DataRow } from 'pagewright/theme/DataTable';
import data from '../facts/permissions.json' with { type: 'json' };
import { inlineMarkdown } from './inline-markdown.tsx';
import { Mark } from './Mark.tsx';
import { entriesOf, FactTable } from './tables.tsx';

type Level = 'root' | 'project' | 'environment';

interface Permission {
  name: string;
  level: Level;
  /** The heading of a part of the table, in Markdown. */
  group?: string;
  /** What the permission allows, in Markdown. */
  allows: string;
  /** The predefined roles that initially have the permission, each with the migration that grants it. */
  roles: Readonly<Partial<Record<string, string>>>;
  source: string;
}

const PERMISSIONS = data as readonly Permission[];

/** Columns before the description: title and role. */
const ROLES: Readonly<Record<Level, readonly (readonly [title: string, role: string])[]>> = {
  root: [
    ['Editor', 'Editor'],
    ['Viewer', 'Viewer'],
  ],
  project: [
    ['Owner', 'Owner'],
    ['Member', 'Member'],
    ['Editor in `default`', 'Editor'],
  ],
  environment: [
    ['Owner', 'Owner'],
    ['Member', 'Member'],
    ['Editor in `default`', 'Editor'],
  ],
};

/** Renders all permissions of a level, with the predefined roles that have them. */
export default function Permissions({ level }: { level: Level }) {
  const permissions = entriesOf(PERMISSIONS, 'level', level, 'Permissions');
  const columns = ROLES[level];
  const rows = permissions.flatMap((permission, index): readonly DataRow[] => {
    const { name, group, allows, roles } = permission;
    const held = columns.map(([, role]) => <Mark key={role} isYes={roles[role] !== undefined} />);
    const row = {
      key: name,
      id: `permission-${name}`,
      cells: [<code key="name">{name}</code>, ...held, inlineMarkdown(allows)],
    };
    if (group === undefined || group === permissions[index - 1]?.group) return [row];
    return [{ key: group, cells: [inlineMarkdown(group)] }, row];
  });
  const titles = ['Permission', ...columns.map(([title]) => title), 'Allows'];
  return <FactTable titles={titles} rows={rows} isLabelled />;
}
