// `npm run build:static`: writes the whole site as files, for a CDN in front of a hosted project: with the current
// texts, and exactly as the server would send it.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { pathsOf } from '#content/addresses/paths.ts'
import { site as defaults } from '#content/default-content.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { overrideRules } from '#content/keys/writers.ts'
import { redirectsOf } from '#content/redirects/redirects.ts'
import { siteForVisitors } from '#content/site-for-visitors.ts'
import { messageOf } from '#content-sync/content-sync.ts'
import type { Database } from '#content-sync/database.ts'
import { readItems } from '#content-sync/read-items.ts'
import { listFiles } from '#page-server/build-files.ts'
import { drawCard } from '#page-server/cards/card-drawer.ts'
import { exportCards } from '#page-server/cards/export-cards.ts'
import { fileHeaders } from '#page-server/http/file-headers.ts'
import { commonHeaders } from '#page-server/http/security-headers.ts'
import { headersFile, redirectsFile, vercelFile } from '#page-server/http/static-host-files.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import { findLastModified } from '#page-server/live-content/last-modified.ts'
import { createPageRoutes } from '#page-server/page-server.ts'
import { filesFolder, loadBuild } from '#page-server/production.ts'
import { exportPages, headerRules } from '#page-server/static-export.ts'
import { parseConfig } from '#server/config.ts'
import { counted } from '#server/counted.ts'
import { fetchNamingCause } from '#server/hosted-project/fetch-naming-cause.ts'
import { StartupError } from '#server/startup-error.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run build:static [-- FOLDER]

Writes the whole site with its current texts to FOLDER, or by default to build/static. SITE_URL, SUPABASE_URL and
SUPABASE_ANON_KEY must be set. An earlier export there is replaced, except for files and folders directly in
it whose names begin with a dot, other than .well-known.`

/** Files that only together show that this command has written a folder: any site of a host may have some of them. */
const ownFiles = ['_headers', '_redirects', 'vercel.json', 'admin.html']

/** What Git and the programs of the hosts keep in the folder, such as .git and .vercel. The folder .well-known is published. */
const isKept = (name: string) => name.startsWith('.') && name !== '.well-known'

/** Whether a path is a folder without anything that an export would replace. */
const isEmpty = (path: string) => statSync(path).isDirectory() && readdirSync(path).every(isKept)

runCommand(async ([folder = 'build/static', ...rest]) => {
  if (rest.length > 0 || folder.startsWith('-')) throw new StartupError(usage)
  const { hosted, siteUrl, writers, adminContact } = parseConfig(process.env)
  if (!hosted)
    throw new StartupError(
      'A static site has no backend of its own. Set SUPABASE_URL and SUPABASE_ANON_KEY to a hosted project.',
    )
  if (!siteUrl) throw new StartupError('Set SITE_URL to the URL at which the files will be published.')

  const target = resolve(folder)
  if (existsSync(target) && !isEmpty(target) && !ownFiles.every((file) => existsSync(join(target, file))))
    throw new StartupError(
      `${target} already exists and is not a complete export of this command, which has ${ownFiles.join(', ')}. Choose another folder.`,
    )
  console.log(`Reading the texts from ${hosted.url} …`)
  const rows = await readRows(hosted)
  const rules = overrideRules(writers)
  const common = commonHeaders({ https: siteUrl.startsWith('https:') })
  const { render } = await loadBuild()
  const site = siteForVisitors(applyOverrides(defaults, rows, rules), Date.now())
  const redirects = redirectsOf(site)
  const { paths, respond } = createPageRoutes({
    render,
    page: {
      origin: siteUrl,
      supabase: hosted,
      writers,
      adminContact,
      // Both need a process of the site.
      releases: { schedule: false, previews: false },
    },
    defaults,
    content: fixedContent(site, rows, findLastModified(defaults, rows, rules)),
    headers: common,
    log: console,
  })

  const shown = paths.filter((path) => !redirects.has(path))
  console.log(
    `Rendering ${shown.length} pages with ${counted(rows.length, 'text of the table', 'texts of the table')} …`,
  )
  const pages = await exportPages(shown, respond)
  const cards = await exportCards(pathsOf(defaults), site, (path, card) => drawCard(filesFolder, path, card))
  const files = listFiles(filesFolder).filter((file) => !cards.has(file))
  // With the drawn cards: if all are drawn, no committed one is left from which to make the rule for their folder.
  const headers = headerRules(pages, [...files, ...cards.keys()], common, fileHeaders)
  const notFoundPages = pages.filter(({ path }) => path.endsWith('/404'))
  const sections = notFoundPages.map(({ path }) => path.replace(/\/404$/, '')).filter(Boolean)
  const drawn = [...cards].flatMap(([file, body]) => (body ? { file, body } : []))
  await replaceFolder(target, [
    ...pages,
    ...files.map((file) => ({ file, from: join(filesFolder, file) })),
    ...drawn,
    { file: '_headers', body: headersFile(headers) },
    { file: '_redirects', body: redirectsFile(redirects, sections) },
    { file: 'vercel.json', body: vercelFile(headers, notFoundPages[0]?.headers ?? common, redirects) },
  ])
  return `${pages.length} pages and ${files.length + drawn.length} other files are in ${target}.`
})

async function readRows({ url, anonKey }: { url: string; anonKey: string }) {
  const client = createClient<Database>(url, anonKey, {
    auth: { persistSession: false },
    global: { fetch: fetchNamingCause },
  })
  try {
    return await readItems(client)
  } catch (error) {
    throw new StartupError(
      `The texts cannot be read from ${url} (${messageOf(error)}). Check SUPABASE_URL, SUPABASE_ANON_KEY and that ` +
        'the project has the migrations. Nothing was written.',
    )
  }
}

/**
 * Writes a complete folder next to the existing one and then swaps them, so that an upload never sees a partial folder.
 * Another process may be doing the same.
 */
async function replaceFolder(
  folder: string,
  contents: readonly { file: string; body?: Buffer | string; from?: string }[],
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const workspace = await mkdtemp(`${folder}.new-`)
  const complete = join(workspace, 'complete')
  const replaced = join(workspace, 'replaced')
  process.once('exit', () => {
    // A signal may have come between the last two steps.
    if (existsSync(replaced) && !existsSync(folder)) renameSync(replaced, folder)
    rmSync(workspace, { recursive: true, force: true })
  })
  for (const { file, body = '', from } of contents) {
    const path = join(complete, file)
    await mkdir(dirname(path), { recursive: true })
    await (from ? cp(from, path) : writeFile(path, body))
  }
  if (existsSync(folder)) {
    const options = { recursive: true, force: false, preserveTimestamps: true, verbatimSymlinks: true }
    for (const name of readdirSync(folder).filter(isKept))
      await cp(join(folder, name), join(complete, name), options)
    await rename(folder, replaced)
  }
  await rename(complete, folder)
}
