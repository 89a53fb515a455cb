// Measures, on this machine and now: `npm run bench` everything, `npm run bench -- serve save` some of it.
// Machines differ and are noisy: what counts are ratios within one run.
import { readdirSync } from 'node:fs'

const folder = new URL('../bench/', import.meta.url)
const all = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}

for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n── ${name}`)
  const { bench } = (await import(new URL(`${name}.ts`, folder).href)) as { bench: () => Promise<void> }
  await bench()
}
// Tests' support ends what is left on exit.
process.exit()
