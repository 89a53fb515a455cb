// The sharing pictures that a server draws, and their parts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Renderer } from '@takumi-rs/core'
import { expect } from 'vitest'
import drawn from '#content/cards/drawn-cards.json'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { root } from '#testing/root.ts'
import type { TestServer } from '#testing/server.ts'

const { bandTop, bandBottom } = drawn.layout
const [width, height] = [1200, 630]
export const committed = (name: string) => readFileSync(join(root, `public/cards/${name}.png`))

/** The pixels of a card in three parts: the title, the figure, and the company's name. */
export async function parts(picture: Buffer) {
  const pixels = await new Renderer().render(
    { type: 'image', src: 'picture', style: { width, height } },
    { width, height, format: 'raw', images: [{ src: 'picture', data: picture }] },
  )
  const rows = (from: number, to: number) => pixels.subarray(from * width * 4, to * width * 4)
  return {
    title: rows(0, bandTop).toString('base64'),
    figure: rows(bandTop, bandBottom).toString('base64'),
    name: rows(bandBottom, height).toString('base64'),
  }
}

export type Cards = ReturnType<typeof cardsOf>

export function cardsOf(server: TestServer) {
  const client: ContentClient = createClient<Database>(server.url, server.publishableKey)

  async function card(name: string, query = ''): Promise<Buffer> {
    const response = await fetch(`${server.url}/cards/${name}.png${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    return Buffer.from(await response.arrayBuffer())
  }

  const head = async (path: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(
      await (await fetch(server.url + path)).text(),
    )?.[1]

  /** Saves texts, and returns the card once the page shows them. */
  async function cardWith(name: string, texts: Record<string, string>): Promise<Buffer> {
    const before = await head(`/${name}`, 'og:image')
    await client
      .from('website_content')
      .upsert(
        Object.entries(texts).map(([content_key, content_value]) => ({ content_key, content_value })),
        { onConflict: 'content_key' },
      )
      .throwOnError()
    await expect.poll(() => head(`/${name}`, 'og:image')).not.toBe(before)
    return card(name)
  }

  /** Deletes all texts, and waits until the server has followed. */
  async function clear(): Promise<void> {
    await client.from('website_content').delete().not('id', 'is', null).throwOnError()
    await expect.poll(async () => (await card('about')).equals(committed('about'))).toBe(true)
  }

  /** Expects a picture of the usual size, with this title and the usual figure. */
  async function expectPicture(title: string): Promise<void> {
    const picture = await cardWith('about', { 'about.hero.title': title })
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
    const [before, after] = [await parts(committed('about')), await parts(picture)]
    expect(after.figure).toBe(before.figure)
    expect(after.title).not.toBe(before.title)
  }

  return { card, head, cardWith, clear, expectPicture }
}
