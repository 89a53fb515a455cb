import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Links are plain: the only hydrated page never navigates on the client, so the manifest need not be asked for.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
