import { expect, it } from 'vitest';
import { checkOutput, rejectedProblems, testContext } from '../../core/test-api.ts';
import { imageFiles } from './image-files.ts';

it('can be checked without rendering an image', async () => {
  const socialImages = { template: 'none.svg', titleColor: '#ffffff', sectionColor: '#ffffff' };
  const outputs = imageFiles(testContext(['guide.md'], { config: { socialImages } }));
  expect(outputs).toHaveLength(1);
  for (const output of outputs) {
    expect(await rejectedProblems(checkOutput(output))).toMatch(
      /The social image template \(.*none\.svg\) doesn't exist/,
    );
  }
});
