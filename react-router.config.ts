import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Links are plain, and no page runs the router in the browser: nobody asks for the manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
