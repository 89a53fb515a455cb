// Every text about who may change content, and about signing in.

export const signIn = {
  title: 'Sign in',
  /** Why the dialog opened. */
  reasons: {
    asked: 'Changes to this site are made by its operators.',
    lapsed: 'Your session has ended. Sign in to go on: nothing that you typed is lost.',
  },
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  cancel: 'Not now',
  forgotten:
    'Nobody can sign up here. Whoever runs the server makes accounts and new passwords: npm run operator.',
}

export const access = {
  label: 'Who may change content',
  signedOut: 'You can read everything here. To change something, sign in.',
  signedIn: (email: string) => `Signed in as ${email}.`,
  notOperator: (email: string) =>
    `You are signed in as ${email}, who may read but not change content here. An operator is made on the server: npm run operator.`,
  elsewhere:
    'You can read everything here. Changes are made on the machine that runs the site, at its loopback address, or by operators.',
  openEnded:
    'Editing is off until the site is restarted: a request came through a proxy or under another host name, so others ' +
    'may reach this page. Restart the site and reload this page to edit on this machine. If others are meant to reach ' +
    'it, restart with ADMIN_ACCESS=operators. Your drafts are kept.',
  open: 'Everybody who reaches this page can change this site: it runs with ADMIN_ACCESS=open.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
}

/** What went wrong, in the words of who signs in. */
export const authErrors = {
  sessionMissing: 'You are not signed in any more. Sign in again.',
  invalidTokenResponse:
    'The server gave an answer that makes no session. Try again; if it stays so, tell who runs it.',
  incomplete: 'Enter your e-mail address and your password.',
  invalidCredentials: 'This e-mail address and password do not belong together. Check both.',
  retryable: 'The server cannot be reached. Nothing is lost: check your connection and try again.',
  tooMany: 'Too many tries. Wait five minutes, then try again.',
  refused: (message: string, status: number) => `The server refused: ${message} (status ${status}).`,
  unknown: (message: string) => `Signing in failed: ${message}. Try again.`,
}
