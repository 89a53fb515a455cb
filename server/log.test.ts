import { expect, it } from 'vitest'
import { createLog, requestIds } from './log.ts'

function written(isTTY: boolean, write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog({ isTTY, write: (more) => (text += more) }))
  return text
}

it('writes plain words on a terminal', () => {
  expect(written(true, (log) => log.info('It began'))).toBe('It began\n')
  expect(written(true, (log) => log.error('It failed', { status: 500 }))).toBe('It failed status=500\n')
})

it('writes one line of JSON elsewhere, with the time, the level and the request id', () => {
  const text = written(false, (log) =>
    requestIds.run({ requestId: 'a-request' }, log.error, 'It failed', { status: 500 }),
  )
  expect(JSON.parse(text)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    message: 'It failed',
    request: 'a-request',
    status: 500,
  })
})

it('writes each event on one line, whatever it contains', () => {
  const nasty = 'a\r\nb\u0085c\u2028d\u2029e\u001b[2Jf\u009bg\u007f\0"}'
  const text = written(false, (log) => log.info(nasty, { route: nasty }))
  expect(text.slice(0, -1)).toMatch(/^[\x20-\x7e]+$/)
  expect(JSON.parse(text)).toMatchObject({ message: nasty, route: nasty })
})

it('writes 60 lines a minute with the same message, and then reports how many it omitted', () => {
  const lines: { message: string }[] = []
  let nowMs = 0
  const log = createLog({ write: (text) => lines.push(JSON.parse(text)) }, () => nowMs)
  for (let i = 0; i < 1000; i++) log.error('A request failed')
  log.info('Another message')
  expect(lines.map(({ message }) => message)).toEqual([
    ...Array.from({ length: 60 }, () => 'A request failed'),
    'Another message',
  ])
  nowMs = 60_000
  log.error('A request failed')
  expect(lines.slice(61)).toMatchObject([
    {
      level: 'warn',
      message: 'Repeated lines were left out of the log',
      line: 'A request failed',
      omitted: 940,
    },
    { level: 'error', message: 'A request failed' },
  ])
})
