// Hostile content of the table, and what it must not do in a browser.
import type { Page } from '@playwright/test'

export const scripts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title></style></textarea><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '<!--<script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  ']]>{{constructor.constructor("alert(1)")()}}#{alert(1)}',
]

export const harmfulLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https://user@evil.example',
  'https://127.0.0.1@evil.example',
  'HTTPS://evil.example',
  'http://evil.example',
  'https:evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  '"><script>alert(1)</script>',
]

/** Counts what must not happen: dialogs, and violations of the policy, which the page would report. */
export async function watch(page: Page): Promise<() => Promise<unknown[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
  })
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
    ...(await page.locator('[onerror], [onload], iframe:not([sandbox]), a[href^="javascript:" i]').all()),
  ]
}
