import { errorPagePath } from '#content/addresses/editable-pages.ts'
import type { Site } from '#content/default-content.ts'
import { pinsFor } from '#content/schema.ts'
import { precedingServices } from '#content/services.ts'

const onEveryPage = /^(company|chrome)\.(?!errors\.|redirects$)/

/** Whether a page shows a text, as far as its key tells. */
export const isOnPage = (site: Site, path: string, key: string): boolean =>
  (pageOfKey(site, key) ?? errorPagePath) === path || onEveryPage.test(key)

/**
 * Returns the path of a page that shows a text. Texts of the page chrome and the company are on every page; home represents
 * them.
 */
export function pageOfKey({ services, industries }: Site, key: string): string | undefined {
  const [root = '', name = '', field] = key.split('.')
  const pages = root === 'services' ? services : root === 'industries' ? industries : undefined
  const pathOf = (page: { slug: string } | undefined) => `/${root}/${page?.slug}`
  // The overview pages show the summary of each service and industry.
  if (field === 'summary') return `/${root}`
  const page = pages?.find(({ slug }) => slug === name)
  if (page) return pathOf(page)
  if (key === 'services.page.notConnected')
    return pathOf(services.find(({ whatWeOffer }) => whatWeOffer.length < pinsFor(whatWeOffer.length)))
  if (key === 'services.page.before')
    return pathOf(services.find((service) => precedingServices(services, service).length > 0))
  if (/^(services\.page|industries\.labels)\./.test(key)) return pathOf(pages?.[0])
  if (key === 'chrome.trail') return `/services/${services[0]?.slug}`
  // No page has this address, so it shows the texts of “not found”. The page of a server error has no address.
  if (key.startsWith('chrome.errors.notFound.')) return '/404'
  if (key.startsWith('chrome.errors.')) return undefined
  return ['company', 'chrome', 'home'].includes(root) ? '/' : `/${root}`
}
