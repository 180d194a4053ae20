import { defineSidebars } from 'pagewright';

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
