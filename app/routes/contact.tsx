import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/contact.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { contact, services, company } = siteOf(args)
  return { contact, services, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.contact.meta, loaderData.company.name) : []

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact } = loaderData
  return <PageHero {...contact.hero} />
}
