// Public pages run no React in the browser, so a changed component cannot be swapped in there: reload the page instead.
// Styles are still exchanged in place.
import type { Plugin } from 'vite'

export function reloadServerRendered(): Plugin {
  return {
    name: 'reload-server-rendered',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      if (file.endsWith('.css')) return
      if (this.environment.name === 'client') return []
      if (modules.length > 0) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
