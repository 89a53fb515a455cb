import type { Site } from './site.ts'

/** Where a text shows: the path of one page; the frame's and the company's are on every page, and home stands for them. */
export function pageOfKey({ services, industries }: Site, key: string): string | undefined {
  const [root = '', name = ''] = key.split('.')
  const single = { services, industries }[root]
  const exists = single?.some(({ slug }) => slug === name)
  if (exists) return `/${root}/${name}`
  const labels = /^(services\.page|industries\.labels)\./.test(key)
  if (labels) return `/${root}/${single?.[0]?.slug}`
  // No page is there, which is what its texts say; what a failing page says, nobody can look up.
  if (key.startsWith('chrome.errors.notFound.')) return '/404'
  if (key.startsWith('chrome.errors.')) return undefined
  return ['company', 'chrome', 'home'].includes(root) ? '/' : `/${root}`
}
