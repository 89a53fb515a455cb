// What the head of a page tells search engines, and services that preview a shared link.
import type { MetaDescriptor } from 'react-router'
import { cardAddress, cardDescription } from '#content/cards/card.ts'
import type { Company } from '#content/company.ts'

export interface PageMeta {
  title: string
  description: string
}

/** The arguments of a route's `meta` used here: the root route's data and the address. */
export interface MetaArgs {
  matches: readonly [
    { loaderData: { company: Pick<Company, 'name' | 'wordmark'>; origin: string } },
    ...unknown[],
  ]
  location: { pathname: string }
}

/**
 * Returns the head of a public page: title with the company's name, description, canonical address (RFC 6596), sharing
 * card (Open Graph, Twitter Cards).
 * @param heading what the page and its card have as their title
 */
export function metaTags(
  { matches: [root], location }: MetaArgs,
  { title, description }: PageMeta,
  heading: string,
): MetaDescriptor[] {
  const { company, origin } = root.loaderData
  const card = { title: heading, wordmark: company.wordmark }
  const url = origin + location.pathname
  return [
    ...named({ title, description }, company.name),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + cardAddress(location.pathname, card) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: cardDescription(card) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Returns the head of a page that search engines should not list. It has no canonical address and no card. */
export const unlistedMetaTags = (page: PageMeta, company: string): MetaDescriptor[] => [
  ...named(page, company),
  { name: 'robots', content: 'noindex' },
]

const named = ({ title, description }: PageMeta, company: string): MetaDescriptor[] => [
  { title: `${title} | ${company}` },
  ...(description ? [{ name: 'description', content: description }] : []),
]
