import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showProgress } from './progress.mjs'

describe('a progress line', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is written at once, and then every 10 s on a new line if there is no terminal', () => {
    const { stream, written } = recordingStream(false)
    const end = showProgress('Installing', stream)
    expect(written()).toBe('Installing …\n')
    vi.advanceTimersByTime(20_500)
    end('done in')
    vi.advanceTimersByTime(20_000)
    expect(written()).toBe(
      'Installing …\nInstalling … 10 s\nInstalling … 20 s\nInstalling … done in 20.5 s\n',
    )
  })

  it('counts seconds in place on a terminal', () => {
    const { stream, written } = recordingStream(true)
    const end = showProgress('Installing', stream)
    vi.advanceTimersByTime(2_000)
    end('failed after')
    const lines = ['Installing …', 'Installing … 1 s', 'Installing … 2 s', 'Installing … failed after 2.0 s']
    expect(written()).toBe(`${lines.map((line) => `\r${line}\x1b[K`).join('')}\n`)
  })
})

function recordingStream(isTTY: boolean) {
  let text = ''
  const write = (added: string) => {
    text += added
  }
  return { stream: { isTTY, write }, written: () => text }
}
