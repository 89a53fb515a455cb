import type { Site } from '#content/default-content.ts'
import { pins } from '#content/schema.ts'

/** Where a text shows: the path of one page; the frame's and the company's are on every page, and home stands for them. */
export function pageOfKey({ services, industries }: Site, key: string): string | undefined {
  const [root = '', name = '', field] = key.split('.')
  const single = { services, industries }[root]
  const pathOf = (page: { slug: string } | undefined) => `/${root}/${page?.slug}`
  // The card of an industry is on the overview.
  if (root === 'industries' && field === 'summary') return '/industries'
  const page = single?.find(({ slug }) => slug === name)
  if (page) return pathOf(page)
  if (key === 'services.page.notConnected')
    return pathOf(services.find(({ whatWeOffer }) => whatWeOffer.length < pins))
  if (/^(services\.page|industries\.labels)\./.test(key)) return pathOf(single?.[0])
  if (key === 'chrome.trail') return `/services/${services[0]?.slug}`
  // No page is there, which is what its texts say; what a failing page says, nobody can look up.
  if (key.startsWith('chrome.errors.notFound.')) return '/404'
  if (key.startsWith('chrome.errors.')) return undefined
  return ['company', 'chrome', 'home'].includes(root) ? '/' : `/${root}`
}
