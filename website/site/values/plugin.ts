/** Lets readers see their own URL and names in samples, instead of placeholders. */
import { definePlugin } from 'pagewright/plugin';
import { findValues, VALUE } from './find-values.ts';

export const yourValues = definePlugin({
  name: 'your-values',
  annotateCode: findValues,
  client: {
    enhancements: ['./site/values/client/start.ts'],
    inlineScript: { attribute: VALUE, file: './site/values/show-values.js' },
    styles: ['./site/values/client/placeholders.css'],
  },
});
