// Provides the modules `virtual:enhance` and `virtual:enhance-with-inbox`: the script of every page (app/enhance/) as one
// minified string, which root.tsx writes into the document. It is compiled separately because public pages load no other
// script.
import { build, type Plugin } from 'vite'

const prefix = '\0virtual:'
const names = new Set(['enhance', 'enhance-with-inbox'])

export function enhanceScript(): Plugin {
  return {
    name: 'enhance-script',
    resolveId: (source) =>
      source.startsWith('virtual:') && names.has(source.slice(8)) ? `\0${source}` : undefined,
    async load(loaded) {
      if (!loaded.startsWith(prefix)) return
      const name = loaded.slice(prefix.length)
      if (!names.has(name)) return
      const { code, modules } = await compile(name)
      for (const file of modules) this.addWatchFile(file)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

/** @param name of the file in app/enhance/ where the script begins */
async function compile(name: string): Promise<{ code: string; modules: string[] }> {
  const input = new URL(`../../app/enhance/${name}.ts`, import.meta.url).pathname
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunk = outputs.find((each) => each.type === 'chunk')
  if (!chunk) throw new Error(`No script came out of ${input}`)
  // A closing tag inside a string would end the script element early (HTML, 4.12.1.3).
  return { code: chunk.code.trim().replaceAll('</script', '<\\/script'), modules: chunk.moduleIds }
}
