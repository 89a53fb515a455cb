// Every public address of the site.
import { industryPath } from './industries.ts'
import { servicePath } from './services.ts'
import type { Site } from './site.ts'

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
