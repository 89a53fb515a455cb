// Runs the measurements: `npm run bench` all of them, `npm run bench -- serve save` only these. Machines differ and are
// noisy, so only ratios within one run are meaningful.
import { readdirSync } from 'node:fs'

const folder = new URL('../bench/', import.meta.url)
const all = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${all.join(', ')}.`)
  process.exit(1)
}

for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n── ${name}`)
  const { bench } = (await import(new URL(`${name}.ts`, folder).href)) as { bench: () => Promise<void> }
  await bench()
}
// testing/server.ts kills servers that still run, on exit.
process.exit()
