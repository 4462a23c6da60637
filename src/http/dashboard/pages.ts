// The addresses of the web app: each is answered with the same page, which shows what belongs there.
export const PAGES = [
  '/',
  '/rank',
  '/sign-in',
  '/sign-up',
  '/account',
  '/account/keys',
  '/account/usage',
  '/account/plans',
  '/account/connections',
  '/docs',
] as const
