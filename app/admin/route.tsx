import { admin } from '#content/admin.ts'
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

/** Going back from one view to another is no reason to ask the server again. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? unlisted(admin, loaderData.company) : []

export default function Admin({ loaderData: { panel } }: Route.ComponentProps) {
  return <AdminPage {...panel} />
}
