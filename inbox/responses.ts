// Answers the sender of a form: a browser without script gets a page, a script gets JSON.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Submission } from '#app/sections/page-context.ts'
import { prefersJson } from '#server/prefers-json.ts'

export interface RefusedForm {
  status: 400 | 403 | 408 | 413 | 422 | 429 | 503
  problem: Submission['problem']
  wrong?: readonly string[]
  values?: Submission['values']
}

/** Renders the page with the form, with what was typed and what is wrong with it. */
export type RenderForm = (path: string, submission: Submission) => Promise<PageWithForm>

export interface PageWithForm {
  html: string
  /** Its Content-Security-Policy. */
  policy: string
}

const retryAfterSeconds = 60

/** For a browser that gets no page of its own. */
const plainText: Record<Submission['problem'], string> = {
  invalid:
    'This form could not be read. Go back, and check what you entered. If you attached a file, it may have at most 10 MB. Then send the form again.\n',
  limit: 'Too many messages were sent in a short time. Wait a few minutes, go back, and send yours again.\n',
  unavailable:
    'Your message could not be saved, so it was not sent. Go back, and try again in a few minutes.\n',
}

/** Says that a message was received. The fragment shows what happens next (app/sections/form/form-sent.tsx). */
export function sendReceipt(request: IncomingMessage, response: ServerResponse, path: string): void {
  if (prefersJson(request.headers.accept)) sendJson(response, 201, {})
  else response.writeHead(303, { Location: `${path}#sent`, 'Cache-Control': 'no-store' }).end()
}

/** @param page the page with the form; undefined for a short text */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, problem, wrong = [] }: RefusedForm,
  page?: PageWithForm,
): void {
  if (status === 429 || status === 503) response.setHeader('Retry-After', retryAfterSeconds)
  // What remains of the body is not read.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (prefersJson(request.headers.accept)) {
    sendJson(response, status, { wrong, problem })
    return
  }
  response.setHeader('Cache-Control', 'no-store')
  if (page) {
    response.setHeader('Content-Security-Policy', page.policy)
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html)
  } else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(plainText[problem])
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body))
}
