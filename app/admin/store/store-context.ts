import { createContext, useContext } from 'react'
import type { ContentStore } from './content-store.ts'

export const StoreContext = createContext<ContentStore | undefined>(undefined)

/** @throws outside the panel */
export function useStore(): ContentStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useStore needs a StoreContext above it.')
  return store
}
