import { admin } from '#content/admin.ts'
import { BrowserEntryScripts } from '../browser-entry.tsx'
import { pageContext, siteOf } from '../page-context.ts'
import { unlisted } from '../seo.ts'
import type { Route } from './+types/route.ts'
import { AdminPage } from './admin-page.tsx'

/** The one page that runs React in the browser (docs/decisions/0002-no-hydration.md). */
export const handle = { hydrate: true }

export function loader({ context }: Route.LoaderArgs) {
  const { supabase, rules, writers } = context.get(pageContext)
  return { panel: { supabase, rules, writers }, company: siteOf({ context }).company.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? unlisted(admin, loaderData.company) : []

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
