// The script of entry.client.ts. Only the build knows its address, so the server provides it to each page it renders.
import { createContext, useContext } from 'react'
import type { EntryContext } from 'react-router'

type Manifest = Pick<EntryContext['manifest'], 'entry' | 'hmr'>

export const BrowserEntry = createContext<Manifest | undefined>(undefined)

/** Starts the panel. In development, React's hot reloading has to be loaded first. */
export function BrowserEntryScripts() {
  const manifest = useContext(BrowserEntry)
  if (!manifest) return null
  const { entry, hmr } = manifest
  return (
    <>
      {entry.imports.map((path) => (
        <link key={path} rel="modulepreload" href={path} />
      ))}
      {hmr && <script type="module" src={hmr.runtime} />}
      <script type="module" src={entry.module} />
    </>
  )
}
