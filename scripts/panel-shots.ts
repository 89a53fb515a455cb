// Takes the screenshots of the panel for scripts/shots.ts: the views and states that are listed here. The panel has a real server.
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { type Client, connectClient } from '#testing/client.ts'
import { startServer } from '#testing/server.ts'

interface State {
  name: string
  /** The fragment of its address. */
  view: string
  /** What to wait for before anything is done. */
  shown: string
  act?: (page: Page, client: Client) => Promise<unknown>
}

const editedKey = 'about.hero.title'
const items = {
  'home.hero.title': 'Silicon that works the first time',
  [editedKey]: 'We build what others plan',
  'company.phone': '+1 408 555 0100',
  'about.closing.action.href': '/careers',
  'services.ate.overview':
    'A test program that finds each bad die, and nothing else. We write it, correlate it on your tester and hand it over with its limits explained.',
  'old.campaign': 'Not used by the site',
}
const importFile = {
  format: 'website-content',
  version: 1,
  items: [
    { key: editedKey, value: 'We build what others only plan' },
    { key: 'contact.hero.title', value: 'Talk to an engineer' },
  ],
}

const row = '.panel-view .item'
const edit = (page: Page) => page.getByRole('button', { name: 'Edit About › Hero › Headline' }).click()
const type = (page: Page, text: string) => page.locator('.item-form').getByRole('textbox').fill(text)

const empty: readonly State[] = [{ name: 'empty', view: 'items', shown: '.content-none a' }]

const filled: readonly State[] = [
  { name: 'items', view: 'items', shown: row },
  { name: 'pages', view: 'pages', shown: '.page-section a' },
  { name: 'page', view: `pages/about?text=${editedKey}`, shown: '.page-text-form' },
  { name: 'texts', view: 'texts?page=About', shown: '.text-row' },
  { name: 'lists', view: 'lists', shown: '.entry-row' },
  { name: 'buttons', view: 'buttons', shown: '.button-row' },
  { name: 'history', view: 'history', shown: '.change-row' },
  { name: 'trash', view: 'trash', shown: '.trash-row' },
  { name: 'transfer', view: 'transfer', shown: 'input[type=file]' },
  {
    name: 'editing',
    view: 'items',
    shown: row,
    async act(page) {
      await edit(page)
      await type(page, 'We build what others only plan')
    },
  },
  {
    name: 'conflict',
    view: 'items',
    shown: row,
    async act(page, client) {
      await edit(page)
      await type(page, 'We build what others only plan')
      const update = { content_value: `We plan what others build ${Date.now()}` }
      await client.from('website_content').update(update).eq('content_key', editedKey).throwOnError()
      await page.getByRole('region', { name: /^Two versions/ }).waitFor()
    },
  },
  {
    name: 'offline',
    view: 'items',
    shown: row,
    async act(page) {
      await page.context().setOffline(true)
      await page.getByText('Offline').first().waitFor()
    },
  },
  {
    name: 'import-plan',
    view: 'transfer',
    shown: 'input[type=file]',
    act: async (page) => {
      const buffer = Buffer.from(JSON.stringify(importFile))
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'texts.json', mimeType: 'application/json', buffer })
      await page.locator('.import-plan').first().waitFor()
    },
  },
]

const locked: readonly State[] = [
  { name: 'signed-out', view: 'items', shown: '.signed-out button' },
  { name: 'signed-out-history', view: 'history', shown: '.editors-only' },
  {
    name: 'sign-in',
    view: 'items',
    shown: '.signed-out button',
    act: (page) => page.getByRole('region', { name: 'Who can edit' }).getByRole('button').click(),
  },
]

/** @returns the names of the files */
export async function takePanelShots(
  browser: Browser,
  folder: URL,
  widths: readonly number[],
  themes: readonly ('light' | 'dark')[],
): Promise<string[]> {
  const open = await startServer()
  const guarded = await startServer({ env: { ADMIN_ACCESS: 'operators' } })
  const client = connectClient(open)
  const files: string[] = []

  async function take(url: string, states: readonly State[]) {
    for (const { name, view, shown, act } of states) {
      for (const width of widths) {
        for (const theme of themes) {
          const height = width < 640 ? 844 : 900
          const options = {
            viewport: { width, height },
            colorScheme: theme,
            reducedMotion: 'reduce',
          } as const
          const page = await browser.newPage(options)
          await page.goto(`${url}/admin#${view}`)
          await page.locator(shown).first().waitFor()
          await act?.(page, client)
          const file = `panel-${name}-${width}-${theme}.png`
          await page.screenshot({ path: fileURLToPath(new URL(file, folder)) })
          files.push(file)
          await page.close()
        }
      }
    }
  }

  try {
    await take(open.url, empty)
    for (const [content_key, content_value] of Object.entries({ ...items, gone: 'Deleted' }))
      await client.from('website_content').insert({ content_key, content_value }).throwOnError()
    await client.from('website_content').delete().eq('content_key', 'gone').throwOnError()
    await take(open.url, filled)
    await take(guarded.url, locked)
  } finally {
    await open.stop()
    await guarded.stop()
  }
  return files
}
