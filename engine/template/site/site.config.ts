import { defineSite } from 'pagewright';

export default defineSite({
  title: 'New site',
  tagline: 'Everything you need to get started',
  url: 'https://docs.example.com',
  navbar: {
    items: [{ label: 'Guide', href: '/guide/first-steps', activeSidebar: 'guide' }],
  },
});
