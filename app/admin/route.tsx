import { BrowserEntryScripts } from '#app/browser-entry.tsx'
import { unlistedMetaTags } from '#app/head/meta-tags.ts'
import { pageContext, siteOf } from '#app/sections/page-context.ts'
import type { Route } from './+types/route.ts'
import { AdminPage } from './admin-page.tsx'
import { admin } from './copy/admin.ts'

/** The only page that runs React in the browser (docs/decisions/0002-no-hydration.md). */
export const handle = { hydrate: true }

export function loader({ context }: Route.LoaderArgs) {
  const { supabase, writers, adminContact, releases, checksLinks = false } = context.get(pageContext)
  const { company, contact } = siteOf({ context })
  const inbox = contact.inbox !== undefined
  return { panel: { supabase, writers, adminContact, releases, inbox, checksLinks }, company: company.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? unlistedMetaTags({ title: admin.title, description: admin.description }, loaderData.company)
    : []

export default function Admin({ loaderData: { panel } }: Route.ComponentProps) {
  return (
    <>
      <div id="panel" data-props={JSON.stringify(panel)}>
        <AdminPage {...panel} />
      </div>
      <BrowserEntryScripts />
    </>
  )
}
