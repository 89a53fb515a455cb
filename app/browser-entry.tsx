// The script of entry.client.tsx, whose address only the build knows: the server puts it around each page that it renders.
import { createContext, useContext } from 'react'
import type { EntryContext } from 'react-router'

type Manifest = Pick<EntryContext['manifest'], 'entry' | 'hmr'>

export const BrowserEntry = createContext<Manifest | undefined>(undefined)

/** Starts the panel. In development, React's exchange of changed components comes first. */
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
