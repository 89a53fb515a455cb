// Provides the modules `virtual:enhance/<name>`: each script in app/enhance/entries/ as one minified string, which root.tsx
// writes into the document. They are compiled separately because public pages load no other script.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const virtual = 'virtual:enhance/'
const resolved = `\0${virtual}`
const folder = new URL('../../app/enhance/entries/', import.meta.url)

export function enhanceScript(): Plugin {
  const files = new Set(readdirSync(folder))
  return {
    name: 'enhance-script',
    resolveId: (source) =>
      source.startsWith(virtual) && files.has(`${source.slice(virtual.length)}.ts`)
        ? `\0${source}`
        : undefined,
    async load(id) {
      if (!id.startsWith(resolved)) return
      const { code, modules } = await compile(id.slice(resolved.length))
      for (const file of modules) this.addWatchFile(file)
      return `export default ${JSON.stringify(code)}`
    },
  }
}

/** @param name of the file in app/enhance/entries/ */
async function compile(name: string): Promise<{ code: string; modules: string[] }> {
  const input = fileURLToPath(new URL(`${name}.ts`, folder))
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
