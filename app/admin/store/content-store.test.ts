import { expect, it } from 'vitest'
import { browserClient } from '#app/supabase.ts'
import type { Toast } from '#app/toast/toast.ts'
import { createContentStore } from './content-store.ts'

it('says what is missing if the page has no key', async () => {
  const toasts: Toast[] = []
  const store = createContentStore({
    connect: () => browserClient({ url: 'http://127.0.0.1:9', anonKey: '' }),
    notify: (toast) => toasts.push(toast),
    nameOf: (key) => key,
    whyIgnored: () => undefined,
    recheckAccess: async () => {},
    confirmReplace: async () => false,
  })
  const close = store.subscribe(() => {})
  await expect.poll(() => store.getContent().loadError).toMatch(/no public key .*SUPABASE_ANON_KEY/)
  expect(store.getContent().connection.state).toBe('lost')
  expect(toasts.map(({ title }) => title)).toEqual(['Realtime Connection Error', 'Error loading content'])
  close()
})
