// Public pages run no React in the browser, so a changed component cannot be swapped in there: reload the page instead.
import type { Plugin } from 'vite'

export function reloadServerRendered(): Plugin {
  return {
    name: 'reload-server-rendered',
    apply: 'serve',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
        this.environment.logger.info('page reload', { timestamp: true })
        this.environment.hot.send({ type: 'full-reload' })
      }
    },
  }
}
