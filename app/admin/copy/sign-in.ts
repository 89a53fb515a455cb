// The texts about who can edit, and about signing in.
import { withoutPeriod } from './wording.ts'

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
  forgotten: {
    /** Followed by an email address. */
    write: 'Forgot your password, or no account yet? Write to',
    /** Followed by the address of a page. */
    visit: 'Forgot your password, or no account yet? Ask at',
    noContact:
      'Forgot your password? Your administrator can set a new one with the command “npm run operator -- reset”, and can also give you an account.',
  },
}

export const password = {
  show: 'Show password',
  title: 'Change your password',
  current: 'Current password',
  new: 'New password',
  rules: (minCharacters: number, maxBytes: number) =>
    `${minCharacters} characters or more, and no more than ${maxBytes} bytes. A letter such as “a” is one byte, “ä” is two, and an emoji is at least four.`,
  tooShort: (minCharacters: number) => `The new password must have at least ${minCharacters} characters.`,
  tooLong: (maxBytes: number) => `The new password must have at most ${maxBytes} bytes. Shorten it.`,
  wrongCurrent: 'The current password is wrong.',
  same: 'The new password is the same as the current one. Choose another.',
  others: 'You stay signed in here. Everywhere else, you are signed out.',
  submit: 'Change password',
  submitting: 'Changing…',
  cancel: 'Cancel',
  changed: {
    title: 'Password Changed!',
    description: 'You were signed out everywhere else.',
  },
}

export const account = {
  button: (email: string, initials: string) => `Account of ${email}, ${initials}`,
  signedIn: 'Signed in as',
  changePassword: 'Change password…',
  signOut: 'Sign out',
  signedOutHere: {
    title: 'Signed Out',
    description: 'The server could not be told, but this device has forgotten your session.',
  },
}

export const access = {
  label: 'Who can edit',
  signedOut: 'You can read all site texts. Sign in to edit.',
  author:
    'You are an author: you prepare releases, and a publisher makes them live. To edit, choose or start a release.',
  notOperator: (email: string) =>
    `You are signed in as ${email}. This account can read but not edit. To become an operator, ask your administrator, who uses the command “npm run operator”.`,
  elsewhere:
    'You can read all site texts. To edit, open this page on the computer that runs the site, at localhost or 127.0.0.1, or ask your administrator.',
  openAccessEnded:
    'Editing is off until the site is restarted. A request came through another server (a proxy), so other people may be ' +
    'able to reach this page. To edit on this computer, restart the site and reload this page. If others are meant to reach it, restart with the setting ADMIN_ACCESS=operators: then only operators can ' +
    'edit. Your drafts are kept.',
  /** In place of a view that only editors may see. */
  viewLocked: 'Sign in as an operator to see this view.',
  viewLockedHere: 'Only people who can edit this site can see this view.',
  open: 'Anyone who can reach this page can edit this site, because of the setting ADMIN_ACCESS=open.',
  signIn: 'Sign in',
}

/** Why signing in failed. */
export const authErrors = {
  sessionMissing: 'You are no longer signed in. Sign in again.',
  invalidTokenResponse: 'Sign-in failed. Try again, or ask your administrator.',
  incomplete: 'Enter your email address and password.',
  invalidCredentials: 'Wrong email or password.',
  retryable: 'The server cannot be reached. Check your connection and try again. Nothing you typed is lost.',
  tooMany: 'Too many attempts. Wait a moment, or at most five minutes, then try again.',
  refused: (message: string, status: number) =>
    `The server refused the request: ${message} (status ${status}).`,
  unknown: (message: string) => `Something went wrong: ${withoutPeriod(message)}. Try again.`,
}
