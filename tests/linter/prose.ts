// Checks the prose of the site, the panel and the documents, and the spelling of words in code.
import { problemsIn } from './check-prose.ts'
import { britishCode, readProse } from './prose-texts.ts'

const found = britishCode()
for (const prose of await readProse())
  for (const problem of await problemsIn(prose)) found.push(`${prose.place}: ${problem}`)
for (const problem of found) console.error(problem)
if (found.length > 0)
  console.error(`${found.length} places to mend. If a word is right, add it to tests/linter/vocabulary.txt.`)
process.exitCode = found.length > 0 ? 1 : 0
