// The second page of a visit, from the click to its first paint. Playwright forbids pages to be prerendered (it calls
// Page.setPrerenderingAllowed), so this speaks the DevTools protocol itself: https://chromedevtools.github.io/devtools-protocol/
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import WebSocket from 'ws'
import { findChromium } from '../../scripts/chromium.mjs'
import { temporaryDirectory } from '../../tests/support/temporary.ts'
import { slowNetwork, slowness } from './slow-phone.ts'

const link = 'footer a[href="/careers"]'
/** Milliseconds for which the first page is looked at, and for which a person points at a link before the click. */
const looking = 2000
const pointing = 1000

/** @returns milliseconds from the click on a link of the page at `url` to the first paint of the page it leads to */
export async function timeSecondPage(url: string): Promise<number> {
  const { devTools, close } = await startChromium()
  try {
    const page = await devTools.open(url)
    await delay(looking)
    const place = await page.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('${link}')
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      link.addEventListener('click', ({ timeStamp }) => {
        localStorage.setItem('clicked', performance.timeOrigin + timeStamp)
      })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    await delay(pointing)
    for (const type of ['mousePressed', 'mouseReleased']) {
      await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    }
    await delay(looking)
    // The page may have been made ready in a target of its own, which has taken the place of the first.
    const next = await devTools.attach(new URL('/careers', url).href)
    return await next.evaluate<number>(`(() => {
      const [{ startTime }] = performance.getEntriesByName('first-contentful-paint')
      return performance.timeOrigin + startTime - Number(localStorage.getItem('clicked'))
    })()`)
  } finally {
    await close()
  }
}

async function startChromium() {
  const { path, remove } = temporaryDirectory()
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${path}`, '--no-first-run']
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const browser = spawn(findChromium() ?? 'chromium', [...flags, 'about:blank'], {
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
    socket.close()
    browser.kill()
    await exited
    remove()
  }
  return { devTools: createDevTools(socket), close }
}

function createDevTools(socket: WebSocket) {
  let last = 0
  const answers = new Map<number, (message: { result?: unknown; error?: { message: string } }) => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    answers.get(message.id)?.(message)
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
  async function attachTo(targetId: string) {
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    const page = {
      send: (method: string, params?: object) => send(method, params, sessionId),
      evaluate: async <T>(expression: string) => {
        const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: object }>(
          'Runtime.evaluate',
          { expression, returnByValue: true },
          sessionId,
        )
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
        return result.value
      },
    }
    return page
  }
  return {
    /** Opens a page as a slow phone does. */
    async open(url: string) {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
      const page = await attachTo(targetId)
      const metrics = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
      await page.send('Emulation.setDeviceMetricsOverride', metrics)
      await page.send('Network.enable')
      await page.send('Network.emulateNetworkConditions', slowNetwork)
      await page.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await page.send('Page.navigate', { url })
      return page
    },
    /** The page that is shown at an address. */
    async attach(url: string) {
      const { targetInfos } = await send<{ targetInfos: { targetId: string; type: string; url: string }[] }>(
        'Target.getTargets',
      )
      const target = targetInfos.find((each) => each.type === 'page' && each.url === url)
      if (!target) throw new Error(`No page is at ${url}: ${targetInfos.map((each) => each.url).join(', ')}`)
      return attachTo(target.targetId)
    },
  }
}
