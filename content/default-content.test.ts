import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#content/services.ts')
  vi.resetModules()
})

it('the site has no group of services of which the last service was removed', async () => {
  vi.doMock('#content/services.ts', async (original) => {
    const all = await original<typeof import('#content/services.ts')>()
    return { ...all, services: all.services.filter(({ group }) => group !== 'semiconductors') }
  })
  vi.resetModules()
  const { site } = await import('#content/default-content.ts')
  expect(site.servicesPage.groups.map(({ id }) => id)).toEqual(['embedded', 'software'])
})
