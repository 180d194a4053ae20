/** `pagewright create acme-docs`: writes a small site that's ready to build. */
import path from 'node:path';
import type { CommandOptions } from './options.ts';
import {
  checkTargetFolder,
  nextCommands,
  packageNameFor,
  problem,
  projectFiles,
  writeProject,
} from './project-files.ts';

/** Writes a new site. Throws a `ProblemsError` if the folder isn't empty or its name isn't valid. */
export function runCreate({ positionals }: Pick<CommandOptions, 'positionals'>): void {
  const [name, ...others] = positionals;
  const usage = 'For example, run pagewright create acme-docs';
  if (name === undefined) throw problem('pagewright create', "The site's folder is missing", usage);
  if (others.length > 0) {
    throw problem('pagewright create', 'Only one folder can be created at a time', usage);
  }
  const folder = path.resolve(name);
  const packageName = packageNameFor(folder);
  checkTargetFolder(folder, 'create');
  writeProject(folder, {
    ...projectFiles(folder, packageName),
    ...siteFiles(titleOf(packageName)),
  });
  console.log(`Created a site in ${name}\n\n${nextCommands(folder)}`);
}

/** Returns `Acme docs` for `acme-docs`. */
function titleOf(name: string): string {
  const text = name.replace(/[._-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function siteFiles(title: string): Record<string, string> {
  return {
    'site/site.config.ts': `import { defineSite } from 'pagewright';

export default defineSite({
  title: '${title}',
  tagline: 'Everything you need to get started',
  url: 'https://docs.example.com',
  navbar: {
    items: [{ label: 'Guide', href: '/guide/first-steps', activeSidebar: 'guide' }],
  },
});
`,
    'site/sidebars.ts': `import { defineSidebars } from 'pagewright';

export default defineSidebars({
  guide: [
    'index',
    {
      type: 'category',
      label: 'Guide',
      items: ['guide/first-steps', 'guide/writing-pages'],
    },
  ],
});
`,
    'site/static/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="#0b6e67" />
  <path d="M9 10h14M9 16h14M9 22h8" stroke="#fff" stroke-width="3" stroke-linecap="round" />
</svg>
`,
    'site/templates/guide.mdx': `---
title: {{title}}
description: Say in one sentence what readers learn on this page.
draft: true
---

Replace this text.
`,
    'docs/index.md': `---
title: Welcome
description: The home page of this site. Replace it with what your product does and where readers begin.
---

Replace this text with what your product does. Then send readers to [the first steps](./guide/first-steps.md).
`,
    'docs/guide/first-steps.md': `---
title: First steps
description: Preview the site, edit a page, and build the files that you publish on any static host.
---

1. Run \`npx pagewright dev\`, and open \`http://localhost:3000\`.
2. Edit this file, \`docs/guide/first-steps.md\`. When you save it, the browser shows the change.
3. Run \`npx pagewright build\`. It writes the site to \`dist/\`.

To add a page, see [Write pages](./writing-pages.md).
`,
    'docs/guide/writing-pages.md': `---
title: Write pages
description: Add a page, list it in the sidebar, and use callouts and highlighted code in Markdown.
---

A file's path determines its page's URL: \`docs/guide/install.md\` becomes \`/guide/install\`.

## Add a page

1. Run \`npx pagewright new guide "Install"\`, or create a Markdown file in \`docs/\`.
2. List its path, without the extension, in \`site/sidebars.ts\`.

## Use callouts and code

:::tip
Broken links stop a build, so readers never find one.
:::

\`\`\`ts title="greet.ts" {2}
export function greet(name: string): string {
  return \`Hello, \${name}!\`;
}
\`\`\`
`,
  };
}
