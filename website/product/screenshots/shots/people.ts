/** Screenshots of signing in, accounts, and tokens. */
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { DIALOG, dialogBox, keepColumns, LIST, PROJECT, pageForm, sidebarForm } from './parts.ts';

async function fillNewUser(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Liv');
  await page.getByLabel('Email').fill('liv@example.com');
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: /^Editor/ }).click();
}

async function fillNewToken(page: Page): Promise<void> {
  await page.getByLabel('Token name').fill('bookshop-api');
  await page.getByRole('checkbox', { name: /ALL current/ }).uncheck();
  await page.getByRole('combobox', { name: 'Projects' }).click();
  await page.getByRole('option', { name: 'Default' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').last().click();
  await page.getByRole('option', { name: /production/ }).click();
}

export const peopleShots: readonly Shot[] = [
  {
    name: 'sign-in',
    path: '/login',
    viewer: 'nobody',
    steps: async (page) => {
      await page.getByLabel('Username or email').fill('admin');
      await page.locator('input[type=password]').fill('unleash4all');
    },
    show: (page) => [page.getByText('Log in to continue'), page.locator('form').first()],
    margin: 16,
    narrow: { width: 309, margin: { x: 0, y: 16 } },
    highlight: (page) => page.getByRole('button', { name: 'Sign in' }),
  },
  {
    name: 'users',
    path: '/admin/users',
    width: 616,
    show: (page) => [
      page.getByRole('heading', { name: /^Users/ }),
      page.getByRole('button', { name: 'Add new user' }),
      page.getByRole('table'),
    ],
    margin: 16,
    highlight: (page) => page.getByRole('button', { name: 'Add new user' }),
  },
  {
    name: 'add-user',
    path: '/admin/create-user',
    steps: fillNewUser,
    show: (page) => [pageForm(page)],
    highlight: (page) =>
      page
        .getByRole('button', { name: 'Create user' })
        .or(page.getByRole('button', { name: 'Add user' })),
  },
  {
    name: 'user-added',
    isWriting: true,
    path: '/admin/create-user',
    ...DIALOG,
    steps: async (page) => {
      await fillNewUser(page);
      await page.locator('button[type=submit]').click();
      await page.getByText('Team member added').waitFor();
    },
    show: (page) => [dialogBox(page)],
  },
  {
    name: 'delete-user',
    path: '/admin/users',
    ...DIALOG,
    steps: (page) => page.getByRole('row', { name: /Ana/ }).getByRole('button').last().click(),
    show: (page) => [dialogBox(page)],
  },
  {
    name: 'create-invite-link',
    path: '/admin/invite-link',
    show: (page) => [pageForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Create invite link' }),
  },
  {
    name: 'invite-link-created',
    isWriting: true,
    path: '/admin/invite-link',
    ...DIALOG,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Create invite link' }).click();
      await page.getByText('Invite link created').waitFor();
    },
    show: (page) => [dialogBox(page)],
  },
  {
    name: 'sign-up',
    path: '/new-user?invite=example-invite-secret',
    viewer: 'nobody',
    show: (page) => [
      page.getByLabel('Full name'),
      page.getByLabel('Email'),
      page.locator('form').first(),
    ],
    margin: 8,
    narrow: { width: 326 },
  },
  {
    name: 'api-tokens',
    path: '/admin/api',
    ...LIST,
    narrow: {
      width: 720,
      steps: (page) => keepColumns(page, ['Username', 'Project']),
    },
    show: (page) => [
      page.getByRole('heading', { name: /^API access/ }),
      page.getByRole('button', { name: 'New API token' }),
      page.getByRole('table'),
    ],
    margin: 16,
    highlight: (page) => page.getByRole('button', { name: 'New API token' }),
  },
  {
    name: 'create-api-token',
    path: '/admin/api/create-token',
    steps: fillNewToken,
    show: (page) => [pageForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Create token' }),
  },
  {
    name: 'api-token-created',
    isWriting: true,
    path: '/admin/api/create-token',
    ...DIALOG,
    steps: async (page) => {
      await fillNewToken(page);
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByText('New token created').waitFor();
    },
    show: (page) => [dialogBox(page)],
  },
  {
    name: 'project-api-access',
    path: `${PROJECT}/settings/api-access`,
    ...LIST,
    narrow: {
      width: 720,
      steps: (page) => keepColumns(page, ['Username', 'Type']),
    },
    show: (page) => [
      page.getByRole('heading', { name: /API access/ }).last(),
      page.getByRole('button', { name: 'New API token' }),
      page.getByRole('table'),
    ],
    margin: 16,
    highlight: (page) => page.getByRole('button', { name: 'New API token' }),
  },
  {
    name: 'profile-menu',
    path: '/projects',
    steps: (page) => page.getByRole('button', { name: /Kofi/ }).click(),
    show: (page) => [
      page.getByRole('button', { name: /Kofi/ }),
      page
        .getByText('View profile settings')
        .locator('xpath=ancestor::*[contains(@class,"MuiPaper-root")][1]'),
    ],
    highlight: (page) => page.getByText('View profile settings'),
  },
  {
    name: 'create-personal-token',
    path: '/profile/personal-api-tokens',
    width: 596,
    narrow: { width: 309 },
    steps: async (page) => {
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByLabel('Description').fill('pricing script');
    },
    show: (page) => [sidebarForm(page)],
    highlight: (page) => page.getByRole('button', { name: 'Create token' }),
  },
  {
    name: 'personal-token-created',
    isWriting: true,
    path: '/profile/personal-api-tokens',
    ...DIALOG,
    steps: async (page) => {
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByLabel('Description').fill('pricing script');
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByText('Personal API token created').waitFor();
    },
    show: (page) => [dialogBox(page)],
  },
  {
    name: 'personal-tokens',
    path: '/profile/personal-api-tokens',
    ...LIST,
    show: (page) => [page.getByRole('button', { name: 'New token' }), page.getByRole('table')],
    margin: 20,
    highlight: (page) => page.getByRole('button', { name: 'New token' }),
  },
];
