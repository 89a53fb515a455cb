import { systems } from '../figures/industries.ts'
import style from '../industries.css?inline'
import { siteOf } from '../page-context.ts'
import { IndustriesChain } from '../sections/industries-chain.tsx'
import { IndustriesEnd } from '../sections/industries-end.tsx'
import { IndustriesIntroduction } from '../sections/industries-introduction.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/industries.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { industriesPage, industries } = siteOf(args)
  return { industriesPage, industries }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? seo(args, args.loaderData.industriesPage.meta) : []

export default function Industries({ loaderData: { industriesPage, industries } }: Route.ComponentProps) {
  const links = industries.flatMap((industry) => {
    const system = systems[industry.slug]
    return system ? [{ industry, system }] : []
  })
  return (
    <>
      <PageHero {...industriesPage.hero} />
      <section aria-labelledby="introduction-title">
        <IndustriesIntroduction introduction={industriesPage.introduction} />
        <IndustriesChain links={links} />
      </section>
      <IndustriesEnd closing={industriesPage.closing} contact={industriesPage.contact} />
    </>
  )
}
