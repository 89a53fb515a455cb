// All public addresses of the site.

import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import { servicePath } from '#content/services.ts'

export function pathsOf({ services, industries }: Pick<Site, 'services' | 'industries'>): string[] {
  return [
    '/',
    '/about',
    '/services',
    ...services.map(servicePath),
    '/industries',
    ...industries.map(industryPath),
    '/careers',
    '/locations',
    '/contact',
  ]
}
