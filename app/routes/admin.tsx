import { pageContext, siteOf } from '../page-context.ts'
import { seo } from '../seo.ts'
import type { Route } from './+types/admin.ts'

/** The one page that runs React in the browser (docs/decisions/0002-no-hydration.md). */
export const handle = { hydrate: true }

export function loader({ context }: Route.LoaderArgs) {
  return { supabase: context.get(pageContext).supabase, company: siteOf({ context }).company.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData
    ? seo({ title: 'Admin Panel', description: 'Manage the content of the website.' }, loaderData.company)
    : []),
  { name: 'robots', content: 'noindex' },
]

export default function Admin() {
  return <h1>Admin Panel</h1>
}
