// The texts about who can edit, and about signing in.

export const signIn = {
  title: 'Sign in',
  /** Why the dialog was opened. */
  reasons: {
    asked: 'Only operators (people with permission to edit) can change this site.',
    lapsed: 'You have been signed out. Sign in again to continue. Nothing you typed is lost.',
  },
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  cancel: 'Not now',
  forgotten:
    'To get an account or a new password, ask the person who runs the server. They use the command “npm run operator”.',
}

export const access = {
  label: 'Who can edit',
  signedOut: 'You can read everything here. Sign in to edit.',
  signedIn: (email: string) => `Signed in as ${email}.`,
  notOperator: (email: string) =>
    `You are signed in as ${email}. This account can read but not edit. To become an operator, ask the person who runs the server. They use the command “npm run operator”.`,
  elsewhere:
    'You can read everything here. To edit, open this page on the computer that runs the site, at localhost or 127.0.0.1, or ask an operator.',
  openEnded:
    'Editing is off until the site is restarted. A request came through another server (a proxy) or under another host ' +
    'name, so other people may be able to reach this page. To edit on this computer, restart the site and reload this ' +
    'page. If others are meant to reach it, restart with the setting ADMIN_ACCESS=operators: then only operators can ' +
    'edit. Your drafts are kept.',
  open: 'Anyone who can reach this page can edit this site, because of the setting ADMIN_ACCESS=open.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
}

/** Why signing in or out failed. */
export const authErrors = {
  sessionMissing: 'You are no longer signed in. Sign in again.',
  invalidTokenResponse: 'Sign-in failed. Try again, or ask your administrator.',
  incomplete: 'Enter your email address and password.',
  invalidCredentials: 'Wrong email or password.',
  retryable: 'The server cannot be reached. Check your connection and try again. Nothing you typed is lost.',
  tooMany: 'Too many attempts. Wait five minutes, then try again.',
  refused: (message: string, status: number) =>
    `The server refused the request: ${message} (status ${status}).`,
  unknown: (message: string) => `Something went wrong: ${message}. Try again.`,
}
