import { industryFigures } from '#app/figures/industries/industry-figures.ts'
import { metaTags } from '#app/head/meta-tags.ts'
import { siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { IndustriesEnd } from './end.tsx'
import style from './industries.css?inline'
import { IndustryRows } from './industry-rows.tsx'
import { IndustriesIntroduction } from './introduction.tsx'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { industriesPage, industries } = siteOf(args)
  return { industriesPage, industries }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? metaTags(args, args.loaderData.industriesPage.meta, args.loaderData.industriesPage.hero.title)
    : []

export default function Industries({ loaderData: { industriesPage, industries } }: Route.ComponentProps) {
  const { hero, introduction, closing, start, contact } = industriesPage
  const drawn = industries.flatMap((industry) => {
    const system = industryFigures[industry.slug]
    return system ? [{ industry, system }] : []
  })
  return (
    <>
      <PageHero {...hero} />
      <section aria-labelledby="introduction-title">
        <IndustriesIntroduction introduction={introduction} />
        <IndustryRows drawn={drawn} />
      </section>
      <IndustriesEnd closing={closing} start={start} contact={contact} />
    </>
  )
}
