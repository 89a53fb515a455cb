// The forms of a site with an inbox, as the server renders them. Without an inbox, no page has anything of it.
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageContext, Submission } from '#app/sections/page-context.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site, siteWithInbox } from '#content/default-content.ts'
import { maxLengths } from '#content/max-lengths.ts'
import { honeypot } from '#inbox/form-fields.ts'
import { loadBuild } from '#page-server/production.ts'
import { createPolicyRenderer } from '#page-server/rendering/page-response.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { readDocument } from '#tests/support/docs/named-tests.ts'

let render: RenderPage
beforeAll(async () => {
  ;({ render } = await loadBuild())
})

const context: PageContext = {
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: '' },
  writers: 'operators',
  releases: { schedule: true, previews: true },
  site: siteWithInbox,
}

async function bodyOf(path: string, options: { inbox: boolean; submission?: Submission }): Promise<string> {
  const { status, body } = await render(path, {
    ...context,
    ...(!options.inbox && { site }),
    ...(options.submission && { submission: options.submission }),
  })
  expect(status).toBe(200)
  return body
}

/** The beginning of the form in a page. */
const formOf = (body: string) => /<form[^>]*>/.exec(body)?.[0]
const script = /<script>(.*?)<\/script>/s
const tagOf = (body: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(body)?.[0] ?? ''

describe('without an inbox', () => {
  it('the contact form sends nothing, and its page has nothing more', async () => {
    const body = await bodyOf('/contact', { inbox: false })
    expect(formOf(body)).toBe(
      '<form class="traced-form" aria-labelledby="form-title" tabindex="-1" data-contact-form="true" data-subject="Inquiry: {department}" method="dialog">',
    )
    expect(body).toContain(site.contact.form.notSent)
  })

  it('no page has an application form, a hidden part, or a style or script for them', async () => {
    for (const path of pathsOf(site)) {
      const body = await bodyOf(path, { inbox: false })
      expect(body, path).not.toMatch(/method="post"|id="sent"|form-sent|form-trap|data-problem|maxlength/i)
      expect(script.exec(body)?.[1], path).not.toContain('application/json')
    }
  })
})

describe('with an inbox', () => {
  it('only the script differs on the other pages, and has at most 5 kB compressed', async () => {
    for (const path of pathsOf(site).filter((path) => !/^\/(contact|careers)$/.test(path))) {
      const body = await bodyOf(path, { inbox: true })
      expect(body.replace(script, ''), path).toBe((await bodyOf(path, { inbox: false })).replace(script, ''))
      expect(gzipSync(script.exec(body)?.[1] ?? '').length).toBeLessThanOrEqual(5000)
    }
  })

  it('a script refuses files that the inbox would refuse', () => {
    const [, size] = /maxFileBytes = (.*)/.exec(readDocument('app/enhance/forms.ts')) ?? []
    const [, sizeOfInbox] = /maxFileBytes = (.*)/.exec(readDocument('inbox/read-form.ts')) ?? []
    expect(size).toMatch(/^\d/)
    expect(size).toBe(sizeOfInbox)
  })

  it('the fields have the limits of the inbox, whose hidden field nobody reaches', async () => {
    for (const [path, names] of [
      ['/contact', ['name', 'email', 'company', 'subject', 'message']],
      ['/careers', ['name', 'email', 'message']],
    ] as const) {
      const body = await bodyOf(path, { inbox: true })
      expect(formOf(body)).toContain(' method="post"')
      for (const name of names) {
        expect(tagOf(body, name).toLowerCase()).toContain(` maxlength="${maxLengths[name]}"`)
      }
      expect(tagOf(body, honeypot)).toMatch(/ tabindex="-1" autoComplete="off"/i)
      expect(/\.form-trap\{.*?\}/.exec(body)?.[0]).toBe('.form-trap{display:none}')
      expect(body).not.toMatch(/ autofocus/i)
    }
  })
})

describe('a message that was not accepted', () => {
  const hostile = '"><script>alert(1)</script></textarea>\n\0'
  const values = { name: hostile, email: 'ada@', message: hostile, position: 'verification-engineer' }

  it.each(['/contact', '/careers'])('is shown again on %s, escaped, with what is wrong', async (path) => {
    const submission: Submission = { values, wrong: ['message', 'email'], problem: 'invalid' }
    const body = await bodyOf(path, { inbox: true, submission })
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&lt;/textarea&gt;')
    expect(tagOf(body, 'email')).toContain('value="ada@"')
    expect(body.match(/ aria-invalid="true"/g)).toHaveLength(2)
    // The first wrong field gets the focus.
    expect(body.match(/ autofocus/gi)).toHaveLength(1)
    expect(tagOf(body, 'email')).toMatch(/ autofocus/i)
    expect(body.match(/<p data-problem="\w+">/g)).toEqual(['<p data-problem="invalid">'])
    if (path === '/careers') expect(body).toContain('<option value="verification-engineer" selected="">')
  })

  it.each(['limit', 'unavailable'] as const)(
    'because of its problem "%s" gets the focus there',
    async (problem) => {
      for (const path of ['/contact', '/careers']) {
        const body = await bodyOf(path, { inbox: true, submission: { values: {}, wrong: [], problem } })
        expect(body).toMatch(/<div class="form-problem" role="alert" tabindex="-1" autofocus=""/i)
        expect(body.match(/<p data-problem="\w+">/g)).toEqual([`<p data-problem="${problem}">`])
        expect(body).not.toContain(' aria-invalid=')
      }
    },
  )

  it('of a field that the form lacks, or with values of members of objects, does no harm', async () => {
    const submission: Submission = { values: { toString: 'x' }, wrong: ['constructor'], problem: 'invalid' }
    expect(await bodyOf('/contact', { inbox: true, submission })).not.toMatch(/undefined|\[native/)
  })
})

it('what was typed stays in a page that can only be rendered with the default texts', async () => {
  const broken = { ...siteWithInbox, contact: undefined } as unknown as PageContext['site']
  const renderWithPolicy = createPolicyRenderer({
    render,
    context: async () => ({ ...context, site: broken }),
    fallback: () => context,
    policy: {},
    log: { info() {}, warn() {}, error() {} },
  })
  const submission: Submission = { values: { name: 'Ada' }, wrong: ['email'], problem: 'invalid' }
  const { rendered } = await renderWithPolicy('/contact', submission)
  expect(tagOf(rendered.body, 'name')).toContain('value="Ada"')
})
