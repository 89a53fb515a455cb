import { admin } from '#content/admin.ts'
import { heroParticles } from '../figures/hero-particles.ts'
import type { PageContext } from '../page-context.ts'
import { Particles } from '../sections/particles.tsx'
import { AddForm } from './add-form.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { ContentList } from './content-list.tsx'
import { LoadError } from './load-error.tsx'
import { useContent } from './use-content.ts'
import './admin.css'

/** The panel. On the server it is rendered as it looks while the list is loading. */
export function AdminPage({ supabase }: { supabase: PageContext['supabase'] }) {
  const { content, store } = useContent(supabase)
  const { items, loadError, connection } = content

  return (
    <div className="admin decorated">
      <Particles className="admin-particles" particles={heroParticles} />
      <h1>{admin.title}</h1>
      <p className="admin-subtitle">{admin.subtitle}</p>
      <noscript>
        <p className="admin-error">{admin.needsScript}</p>
      </noscript>
      <ConnectionBanner connection={connection} />
      {loadError !== undefined && <LoadError message={loadError} onRetry={store.read} />}
      <div className="admin-columns">
        <ContentList items={items} loading={!loadError} store={store} />
        <AddForm items={items} store={store} />
      </div>
    </div>
  )
}
