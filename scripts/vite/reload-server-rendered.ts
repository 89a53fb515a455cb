// Reloads the page after a change of a component or a style. Neither can be replaced in place, because public pages run
// no React in the browser and have their styles inline.
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
