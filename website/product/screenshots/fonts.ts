/** Serves the Admin UI's fonts from packages in this folder, so that no other server is needed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installProduct } from '../server/unleash.ts';

const PACKAGES = fileURLToPath(new URL('../node_modules/@fontsource', import.meta.url));

const FACES = [
  ...[400, 700, 800].map((weight) => ({ family: 'Sen', weight, name: 'sen' })),
  { family: 'Material Symbols Outlined', weight: 400, name: 'material-symbols-outlined' },
];

/** Styles that turn ligatures into icons, as in the stylesheet that the Admin UI requests. */
const ICONS = `.material-symbols-outlined {
  display: inline-block;
  font: normal 24px/1 'Material Symbols Outlined';
  font-feature-settings: 'liga';
  white-space: nowrap;
}`;

/** Returns a stylesheet that contains all of the Admin UI's fonts. */
export function fontStylesheet(): string {
  installProduct();
  const faces = FACES.map(({ family, weight, name }) => {
    const file = `${PACKAGES}/${name}/files/${name}-latin-${weight}-normal.woff2`;
    const data = readFileSync(file).toString('base64');
    return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: url(data:font/woff2;base64,${data}) format('woff2');
}`;
  });
  return [...faces, ICONS].join('\n');
}
