// Debian's Firefox ESR, driven through WebDriver BiDi. Pages in it are watched: `errors` holds what went wrong in any of them.
import { type Browser, launch, type Page } from 'puppeteer-core'

export class Firefox {
  readonly errors: string[] = []
  #browser: Browser

  private constructor(browser: Browser) {
    this.#browser = browser
  }

  /** @param preferences as in about:config */
  static async start(executablePath: string, preferences: Record<string, unknown> = {}): Promise<Firefox> {
    return new Firefox(await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: preferences }))
  }

  /** A page of its own storage, at an address. */
  async open(url: string, { width = 1440, height = 900 } = {}): Promise<Page> {
    const context = await this.#browser.createBrowserContext()
    const page = await context.newPage()
    page.on('pageerror', (error) => this.errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`)
    })
    await page.setViewport({ width, height })
    await page.goto(url)
    return page
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
