// Who looks at the panel, and whether they may write. Row-level security decides that; the panel asks it, so that what cannot be
// done is shown before it is tried.

import { createObservable } from '#app/admin/store/observable.ts'
import type { ContentClient } from '#content-sync/content-item.ts'
import { wordsOf } from './auth-errors.ts'

export interface Access {
  /** Undefined where nobody says: not yet, or a project without our migrations, whose answer to a write will tell. */
  mayWrite: boolean | undefined
  /** The server let everyone at its machine write, until it found that others may reach it. Only a restart changes that. */
  openEnded: boolean
  /** Whether the project has the tables of docs/decisions/0019-history.md; undefined until it has said so. */
  keepsHistory: boolean | undefined
  /** Of who is signed in. */
  email: string | undefined
  /** The sign-in lies over the page: because somebody asked for it, or because a session ended by itself. */
  signIn: SignIn | undefined
}

export interface SignIn {
  why: 'asked' | 'lapsed'
  /** Whose session it was. */
  email?: string | undefined
}

export const initialAccess: Access = {
  mayWrite: undefined,
  openEnded: false,
  keepsHistory: undefined,
  email: undefined,
  signIn: undefined,
}

/** The name that the server gives its refusal (backend/http/local-access.ts). */
const openEnded = 'open_access_ended'

export type AccessStore = ReturnType<typeof createAccessStore>

/** @param connect makes the client, in the browser only; it may throw why there is none, which the list tells */
export function createAccessStore(connect: () => ContentClient) {
  const access = createObservable(initialAccess, follow)
  let leaving = false

  return {
    getAccess: access.get,
    subscribe: access.subscribe,

    /** Opens the sign-in. */
    ask: () => set({ signIn: { why: 'asked' } }),
    dismiss: () => set({ signIn: undefined }),

    /** @returns why it failed, in words, or undefined where it did not */
    async signIn(email: string, password: string): Promise<string | undefined> {
      const { error } = await connect().auth.signInWithPassword({ email, password })
      if (error) return wordsOf(error)
      await check()
      return undefined
    },

    /** Ends the session here in any case; the client ignores a server that knows it no more (401, 403, 404). */
    async signOut(): Promise<string | undefined> {
      leaving = true
      const { error } = await connect().auth.signOut({ scope: 'local' })
      leaving = false
      await check()
      return error ? wordsOf(error) : undefined
    },

    /** To be called when a write was refused: the session or the right to write may be gone. */
    check,
  }

  function follow(): () => void {
    try {
      const { data } = connect().auth.onAuthStateChange((event, session) => {
        const lapsed = event === 'SIGNED_OUT' && access.get().email !== undefined && !leaving
        const signIn: SignIn = { why: 'lapsed', email: access.get().email }
        set({ email: session?.user.email, ...(lapsed && { signIn }) })
        // Not within the callback: the client waits for that before it sends anything.
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
    // Those who may not read it get no row. A project without the table answers that it has none.
    const { status } = await client.from('website_content_history').select('id').limit(1)
    if ([200, 206, 404].includes(status)) set({ keepsHistory: status !== 404 })
  }

  async function checkRight(client: ContentClient): Promise<void> {
    const { data, error, status } = await client.rpc('may_write', undefined, { get: true })
    if (status === 200) {
      set({ mayWrite: data ?? undefined, openEnded: false })
      // The session may have ended elsewhere: by a new password, or by signing out everywhere. Asked about the user, the client
      // learns of it and ends the session here as well.
      if (data === false && access.get().email !== undefined) await client.auth.getUser()
    } else if (error?.code === openEnded) set({ mayWrite: false, openEnded: true })
    // A session that the server does not accept: a network fault has no status, and is none.
    else if (status === 401 && access.get().email !== undefined) await client.auth.signOut({ scope: 'local' })
    else if (status === 404) set({ mayWrite: undefined })
  }

  function set(change: Partial<Access>) {
    const before = access.get()
    const next = { ...before, ...change }
    const names = Object.keys(next) as (keyof Access)[]
    if (names.some((name) => next[name] !== before[name])) access.set(next)
  }
}
