// Reads a password for an account. It is never shown and never an argument, because other users can see arguments and
// shells store them.
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { findPasswordProblem, minPasswordLength } from '#backend/passwords/password-rules.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * Asks twice on a terminal; otherwise reads the first line of standard input.
 * @throws {StartupError} if none is given, if it is too short or too long, or if the two entries differ
 */
export async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const swallow = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: swallow, terminal: isTerminal })
  try {
    if (!isTerminal) return checked(await nextLine(lines))
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    const password = checked(await ask(lines, `Password (at least ${minPasswordLength} characters): `))
    if ((await ask(lines, 'Repeat the password: ')) !== password)
      throw new StartupError('The passwords do not match.')
    return password
  } finally {
    lines.close()
  }
}

async function ask(lines: Interface, question: string): Promise<string> {
  process.stderr.write(question)
  const answer = await nextLine(lines)
  process.stderr.write('\n')
  return answer
}

async function nextLine(lines: Interface): Promise<string> {
  const nothing = once(lines, 'close').then((): [string] => [''])
  const [line] = (await Promise.race([once(lines, 'line'), nothing])) as [string]
  return line
}

function checked(password: string): string {
  const reason = findPasswordProblem(password)
  if (reason) throw new StartupError(reason)
  return password
}
