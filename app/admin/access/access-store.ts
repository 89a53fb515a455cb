// Who is using the panel, and whether they may write. Row-level security decides that; the panel asks it in advance, so
// that it can show what is not allowed.

import { createObservable } from '#app/admin/ui/observable.ts'
import { forgetPanel } from '#app/panel-opened.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import { authMessageOf, currentPasswordWordsOf, newPasswordWordsOf } from './auth-errors.ts'

export interface Access {
  /** Undefined while unknown: not asked yet, or a project without our migrations, where only a write will tell. */
  mayWrite: boolean | undefined
  /** Whether the user prepares releases, but may not change what is live. */
  isAuthor: boolean
  /**
   * Whether the server let everyone on its machine write until it found that others can reach it. Only a restart
   * changes that.
   */
  openAccessEnded: boolean
  /** Whether the project has the history tables (docs/decisions/0019-history.md); undefined until it has answered. */
  keepsHistory: boolean | undefined
  /** The signed-in user's email address. */
  email: string | undefined
  /** The open sign-in dialog: requested by the user, or shown because a session ended. */
  signIn: SignIn | undefined
}

export interface SignIn {
  why: 'asked' | 'lapsed'
  /** Whose session ended. */
  email?: string | undefined
  /** What the user wanted to do, done after signing in. */
  next?: (() => void) | undefined
}

/** Why a password was not changed. */
export interface PasswordProblem {
  field: 'current' | 'new'
  words: string
}

export const initialAccess: Access = {
  mayWrite: undefined,
  isAuthor: false,
  openAccessEnded: false,
  keepsHistory: undefined,
  email: undefined,
  signIn: undefined,
}

/** The error code the server refuses with (backend/http/local-access.ts). */
const openAccessEnded = 'open_access_ended'

export type AccessStore = ReturnType<typeof createAccessStore>

/** @param connect returns the client of this page, in the browser only; it may throw an error, which the list shows */
export function createAccessStore(connect: () => ContentClient) {
  const access = createObservable(initialAccess, follow)
  let signingOut = false
  let signingIn = false

  return {
    getAccess: access.get,
    subscribe: access.subscribe,

    /** Opens the sign-in dialog. */
    openSignIn: (next?: () => void) => set({ signIn: { why: 'asked', next } }),
    closeSignIn: () => set({ signIn: undefined }),

    /** @returns why it failed, in words, or undefined if it succeeded */
    async signIn(email: string, password: string): Promise<string | undefined> {
      signingIn = true
      const refused = await trySignIn(email, password)
      signingIn = false
      if (refused) return authMessageOf(refused)
      await check()
      return undefined
    },

    /**
     * Changes the user's own password. Signing in checks the current one on every project, because a hosted one may
     * ignore `current_password`, and makes the session as recent as a hosted one may require.
     * @returns why it failed, or undefined if it succeeded and all other sessions have ended
     */
    async changePassword(current: string, password: string): Promise<PasswordProblem | undefined> {
      const refused = await trySignIn(access.get().email ?? '', current)
      if (refused) return { field: 'current', words: currentPasswordWordsOf(refused) }
      const { error } = await connect().auth.updateUser({ password, current_password: current })
      return error ? { field: 'new', words: newPasswordWordsOf(error) } : undefined
    },

    /**
     * Always ends the session here.
     * @returns whether it has also ended on the server, which may not know it anymore (401, 403, 404)
     */
    async signOut(): Promise<boolean> {
      signingOut = true
      forgetPanel()
      const { error } = await connect().auth.signOut({ scope: 'local' })
      signingOut = false
      await check()
      return error === null
    },

    /** To be called when a write was refused or nothing can be read anymore: the session or the permission to write may have ended. */
    check,
  }

  /** Returns why it failed, also if the browser could not store the session, which the client throws. */
  async function trySignIn(email: string, password: string): Promise<unknown> {
    try {
      return (await connect().auth.signInWithPassword({ email, password })).error
    } catch (error) {
      return error
    }
  }

  function follow(): () => void {
    try {
      const { data } = connect().auth.onAuthStateChange((event, session) => {
        const signedOut = event === 'SIGNED_OUT'
        const lapsed = signedOut && access.get().email !== undefined && !signingOut
        const signIn: SignIn = { why: 'lapsed', email: access.get().email }
        const email = session?.user.email
        set({
          email,
          // What another account may do says nothing about this one.
          ...(email !== access.get().email && { mayWrite: undefined, isAuthor: false }),
          // Until the server has answered; otherwise a text could be opened that cannot be saved.
          ...(signedOut && { mayWrite: false, isAuthor: false }),
          ...(lapsed && { signIn }),
          ...(session && access.get().signIn?.why === 'lapsed' && !signingIn && { signIn: undefined }),
        })
        // Not inside the callback: the client sends nothing until it returns.
        setTimeout(check)
      })
      return () => data.subscription.unsubscribe()
    } catch {
      return () => {}
    }
  }

  async function check(): Promise<void> {
    const client = connect()
    await Promise.all([checkHistory(client), checkRight(client)])
  }

  async function checkHistory(client: ContentClient): Promise<void> {
    if (access.get().keepsHistory !== undefined) return
    // Users who may not read the table get no rows. A project without the table answers with an error.
    const { status } = await client
      .from('website_content_history')
      .select('id')
      .limit(1)
      .abortSignal(requestTimeout())
    if ([200, 206, 404].includes(status)) set({ keepsHistory: status !== 404 })
  }

  async function checkRight(client: ContentClient): Promise<void> {
    const { email } = access.get()
    const ask = (right: 'may_write' | 'may_prepare') =>
      client.rpc(right, undefined, { get: true }).abortSignal(requestTimeout())
    const { data, error, status } = await ask('may_write')
    const isLimited = status === 200 && data === false && email !== undefined
    const author = isLimited && (await ask('may_prepare'))
    // The user has signed in or out since, and the server has been asked again.
    if (access.get().email !== email) return
    // Without an answer, an author would lose the release. A project without our migrations has no such function.
    if (author && author.status !== 200 && author.status !== 404) return
    if (status === 200) {
      set({ mayWrite: data ?? undefined, isAuthor: author && author.data === true, openAccessEnded: false })
      // The session may have ended elsewhere, by a new password or by signing out everywhere. Asking for the user makes
      // the client notice that and end the session here, too.
      if (isLimited && !access.get().isAuthor) await client.auth.getUser()
    } else if (error?.code === openAccessEnded) set({ mayWrite: false, openAccessEnded: true })
    // The server rejected the session. Network errors have no status and do not end it.
    else if (status === 401 && email !== undefined) await client.auth.signOut({ scope: 'local' })
    else if (status === 404) set({ mayWrite: undefined })
  }

  function set(change: Partial<Access>) {
    const before = access.get()
    const next = { ...before, ...change }
    const names = Object.keys(next) as (keyof Access)[]
    if (names.some((name) => next[name] !== before[name])) access.set(next)
  }
}
