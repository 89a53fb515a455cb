// Public pages run no React in the browser and carry their style in themselves, so neither a changed component nor a changed
// style can be swapped in there: reload the page instead.
import type { Plugin } from 'vite'

export function reloadServerRendered(): Plugin {
  return {
    name: 'reload-server-rendered',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'client') return []
      if (modules.length > 0) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
