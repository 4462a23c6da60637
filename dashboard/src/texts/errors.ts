// What is said when something goes wrong.
export const ERRORS_TEXTS = {
  unreachable:
    'The server cannot be reached. Check your connection; what you gave is still on this page.',
  unknown: 'Something went wrong on the way. Please try again.',
  signedOut: 'Sign in first: reading a document takes an account.',
  sessionEnded: 'Your session has ended. Sign in again to go on.',
  tooLarge: 'This file has more than 10 MB, which is the most that is read.',
  empty: 'There is no text in it. Choose another file, or paste the text.',
  noResume:
    'This does not look like a résumé: no work, education or skills of a person were found in it.',
  noPosting:
    'This does not look like a job posting. Give the text of the advertisement, with what it asks for.',
  locked: 'This file is locked with a password. Save a copy without one, or paste its text.',
  address: (why: string) =>
    `This address could not be read: ${why.replace(/\burl\b/gi, 'address')}. Paste the text instead, or give it as a file.`,
  email: 'This is not a complete e-mail address.',
  password: (least: string, most: string, kinds: string) =>
    `Choose a password of ${least} to ${most} characters, with at least ${kinds} different ones. Spaces do not count.`,
  noPage: 'This page could not be loaded.',
  noPageMore:
    'Your connection may be gone. Go to another page to keep what you gave there, or load this one again.',
  reload: 'Load it again',
  /** What is said whatever the server says. */
  byCode: {
    insufficient_credits:
      'Your account has too few credits left for this. A pack or another plan adds some.',
    unsupported_format: 'This kind of file is not read here. Save it as PDF, or paste its text.',
    idempotency_conflict: 'This is being worked on already.',
  } as Record<string, string>,
  /** What is said when the server speaks to programs. */
  instead: {
    invalid_request: 'The server could not use this. Look it over, and try again.',
    invalid_key: 'You are not signed in any more. Sign in again to go on.',
    not_found: 'It is not there any more.',
    parse_failed: 'This document could not be read. Save it again as PDF, or paste its text.',
    rate_limited: 'That was more at once than your plan allows. Wait a moment, and try again.',
    internal_error: 'The server could not finish this. Nothing was charged. Please try again.',
  } as Record<string, string>,
} as const
