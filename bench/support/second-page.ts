// Measures the second page of a visit, from the click to its first paint. While a page is attached, as by Playwright,
// Chromium prerenders nothing in it unless the whole tab is attached. This module therefore uses the DevTools protocol
// directly: https://chromedevtools.github.io/devtools-protocol/
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import WebSocket from 'ws'
import { findChromium } from '#scripts/setup/chromium.mjs'
import { temporaryDirectory } from '#testing/temporary.ts'
import { slowNetwork, slowness } from './slow-phone.ts'

const link = 'footer a[href="/careers"]'
/** How long a person looks at the first page, and then points at a link before the click. */
const lookingMs = 2000
const pointingMs = 1000

/** @returns milliseconds from the click on a link of the page at `url` to the first paint of the linked page */
export async function timeSecondPage(url: string): Promise<number> {
  const { devTools, close } = await startChromium()
  try {
    const page = await devTools.open(url)
    while (!(await page.evaluate(`document.readyState === 'complete' && location.href === '${url}'`))) {
      await delay(100)
    }
    await delay(lookingMs)
    const place = await page.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('${link}')
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    await delay(pointingMs)
    // Chromium slows a page down by keeping its processor busy, even while the page is idle. Two slow pages would take
    // two processors and leave none for the rest of the browser, so from here on only the second page is slow.
    await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const button = { ...place, button: 'left', clickCount: 1 }
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    const clicked = performance.timeOrigin + performance.now()
    // The clicked page may be gone before it answers.
    page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {})
    // A prerendered page has its own target, which may have replaced the first one.
    const painted = await devTools.evaluateAt<number>(
      '/careers',
      `(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return paint && performance.timeOrigin + paint.startTime
      })()`,
    )
    return painted - clicked
  } finally {
    await close()
  }
}

async function startChromium() {
  const { path, remove } = temporaryDirectory()
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${path}`, '--no-first-run']
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const browser = spawn(await chromiumPath(), [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let address: string | undefined
  for await (const line of createInterface(browser.stderr)) {
    address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address) break
  }
  if (!address) throw new Error('Chromium has not started')
  browser.stderr.resume()
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const close = async () => {
    const exited = once(browser, 'exit')
    // Debian's chromium-headless-shell is a shell script. A signal would end only the script and leave Chromium
    // running.
    socket.send(JSON.stringify({ id: 0, method: 'Browser.close' }))
    await exited
    remove()
  }
  return { devTools: createDevTools(socket), close }
}

/**
 * The machine's Chromium, or else Playwright's. `chromium.executablePath()` names the full browser even if only the
 * headless shell is installed, so the path is read from a running browser.
 */
async function chromiumPath(): Promise<string> {
  const path = findChromium()
  if (path) return path
  const server = await chromium.launchServer()
  await server.close()
  return server.process().spawnfile
}

interface Message {
  id?: number
  method?: string
  sessionId?: string
  params?: { sessionId: string }
  result?: unknown
  error?: { message: string }
}

/** Controls a tab in which every page, shown or prerendered, is on a slow phone. */
function createDevTools(socket: WebSocket) {
  let last = 0
  const answers = new Map<number, (message: Message) => void>()
  const pages: string[] = []
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.id) answers.get(message.id)?.(message)
    // The browser attaches to the tab itself, which belongs to no session.
    else if (message.method === 'Target.attachedToTarget' && message.sessionId && message.params) {
      pages.push(message.params.sessionId)
      slowDown(message.params.sessionId)
    }
  })
  function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result as T),
      )
    })
  }
  async function slowDown(page: string) {
    const metrics = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
    await Promise.all([
      send('Emulation.setDeviceMetricsOverride', metrics, page),
      send('Network.enable', {}, page),
      send('Network.emulateNetworkConditions', slowNetwork, page),
      send('Emulation.setCPUThrottlingRate', { rate: slowness }, page),
      send('Runtime.runIfWaitingForDebugger', {}, page),
    ])
  }
  async function evaluate<T>(expression: string, page = pages[0]): Promise<T> {
    const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, returnByValue: true },
      page,
    )
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return result.value
  }
  return {
    async open(url: string) {
      const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
        filter: [{ type: 'tab' }],
      })
      const targetId = targetInfos[0]?.targetId
      const tab = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
      const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
      await send('Target.setAutoAttach', options, tab.sessionId)
      await send('Page.navigate', { url }, pages[0])
      return { evaluate, send: (method: string, params: object) => send(method, params, pages[0]) }
    },
    /** Evaluates an expression in the visible page at a path, repeatedly until the result is truthy. */
    async evaluateAt<T>(path: string, expression: string): Promise<T> {
      const shown = `location.pathname === '${path}' && !document.prerendering`
      for (let tries = 0; tries < 100; tries++) {
        for (const page of pages) {
          // A page that was replaced rejects, and one that is just being replaced never answers.
          const asked = evaluate<T | undefined>(`${shown} && ${expression} || undefined`, page)
          const value = await Promise.race([asked.catch(() => undefined), delay(1000, undefined)])
          if (value !== undefined) return value
        }
        await delay(100)
      }
      throw new Error(`No page was painted at ${path}`)
    },
  }
}
