// Provides the module `virtual:enhance`: the script of every page (app/enhance/) as one minified string, which root.tsx
// writes into the document. It is compiled separately because public pages load no other script.
import { build, type Plugin } from 'vite'

const id = 'virtual:enhance'
const entry = new URL('../../app/enhance/enhance.ts', import.meta.url).pathname

export function enhanceScript(): Plugin {
  return {
    name: 'enhance-script',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return
      const { code, modules } = await compile()
      for (const file of modules) this.addWatchFile(file)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

async function compile(): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunk = outputs.find((each) => each.type === 'chunk')
  if (!chunk) throw new Error(`No script came out of ${entry}`)
  // A closing tag inside a string would end the script element early (HTML, 4.12.1.3).
  return { code: chunk.code.trim().replaceAll('</script', '<\\/script'), modules: chunk.moduleIds }
}
