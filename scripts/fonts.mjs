// Reduces the two typefaces to the characters and variation axes that the site uses (docs/decisions/0003-type.md).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = new URL('../app/fonts/', import.meta.url)

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
// page-server/cards/card-texts.ts lists them, too.
const signs = '\u00a0©®°±²³µ·×–—‘’“”•…′″€™↑↓−'
// Accented letters are rare in English, so they have their own file, which a browser only requests if one occurs
// (app/styles/fonts.css).
const characters = { '': range(0x20, 0x7e) + signs, '-accented': range(0xc0, 0xff) }

const faces = [
  {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    variationAxes: { wght: { min: 220, max: 550 }, wdth: { min: 84, max: 100 } },
  },
  {
    name: 'martian-mono',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 }, wdth: 75 },
  },
]

await mkdir(folder, { recursive: true })
for (const { name, source, variationAxes } of faces) {
  const original = await readFile(require.resolve(source))
  for (const [suffix, text] of Object.entries(characters)) {
    const subset = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes })
    await writeFile(new URL(`${name}${suffix}.woff2`, folder), subset)
  }
}
