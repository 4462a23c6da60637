// What every page says: its frame, units, actions and errors.
import { count } from './count'

export const FRAME_TEXTS = {
  locale: 'en-US',
  brand: 'Rolecall',
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    try: 'Try it',
    rank: 'Rank',
    docs: 'Docs',
    account: 'Account',
    signIn: 'Sign in',
    signUp: 'Create an account',
    signOut: 'Sign out',
  },
  titles: {
    '/': 'Try it',
    '/rank': 'Rank résumés',
    '/sign-in': 'Sign in',
    '/sign-up': 'Create an account',
    '/account': 'Account',
    '/account/keys': 'API keys',
    '/account/usage': 'Usage',
    '/account/plans': 'Plans and credits',
    '/account/connections': 'Connections',
    '/docs': 'Documentation',
  } as Record<string, string>,
  units: {
    years: (n: number) => count(n, 'year', 'years'),
    months: (n: number) => count(n, 'month', 'months'),
    seconds: (n: number) => `${n} s`,
    minutes: (n: number) => `${n} min`,
    credits: (n: number) => count(n, 'credit', 'credits'),
    calls: (n: number) => count(n, 'call', 'calls'),
    page: (n: number) => `Page ${n}`,
  },
  actions: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied: the browser did not allow it',
    download: 'Download',
    close: 'Close',
    cancel: 'Cancel',
    again: 'Try again',
  },
  footer: 'No language model, no outside call. Evidence for a decision that a person takes.',
} as const
