import { data } from 'react-router'
import { pageContext } from '#app/sections/page-context.ts'
import type { Route } from './+types/route.ts'

/** Addresses without a page end here. The error that it throws is shown by app/root.tsx. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(pageContext).showsServerError ? 500 : 404 })
}

export default function NotFound() {
  return null
}
