/** Preview images for links to pages, one per page. */
import { hashOf, hashOfFile, type Output, type OutputContext } from '../../core/plugin-api.ts';
import { socialPictureOf } from './social-picture.ts';
import { socialPictureFiles } from './social-picture-files.ts';

export function imageFiles({ definition, site }: OutputContext): Output[] {
  const options = definition.config.socialPictures;
  if (options === undefined) return [];
  const files = socialPictureFiles(definition.root, options);
  const look = [JSON.stringify(options), ...Object.values(files).map(hashOfFile)];
  const pages = [...site.pages.values()].flatMap((page) => socialPictureOf(page) ?? []);
  const prepare = async () => {
    const { prepareSocialPictures } = await import('./social-pictures.ts');
    return prepareSocialPictures(files, options, definition);
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  const prepareOnce = () => (prepared ??= prepare());
  return pages.map((picture) => ({
    name: picture.route.slice(1),
    key: hashOf(...look, '\0', picture.title, '\0', picture.section),
    content: async () => (await prepareOnce())(picture),
    check: prepareOnce,
  }));
}
