// Reloads the page after a change of a component or a style. Neither can be replaced in place, because public pages run
// no React in the browser and have their styles inline. A change of other sources restarts the process (`dev` in package.json):
// then the client in the browser waits for the new process before it reloads. A reload before that would find no server.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const app = fileURLToPath(new URL('../../app/', import.meta.url))

export function reloadServerRendered(): Plugin {
  return {
    name: 'reload-server-rendered',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name === 'client') return []
      if (modules.length > 0 && file.startsWith(app))
        server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
