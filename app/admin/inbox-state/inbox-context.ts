import { createContext, useContext } from 'react'

export interface Inbox {
  /** How many messages nobody has read; undefined until it is known. */
  unread: number | undefined
  /** Another one whenever a message may have changed, so that what is shown has to be read again. */
  version: number
  /** To be called after a change here: while Realtime is lost, nothing else announces it. */
  changedHere: () => void
  /** Reads everything again. */
  read: () => void
}

/** Undefined unless the site has an inbox and the user may read it. */
export const InboxContext = createContext<Inbox | undefined>(undefined)

export const useInbox = () => useContext(InboxContext)
