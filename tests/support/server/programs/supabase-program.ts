// Supabase's own command-line tool, on a copy of `supabase/`, with its own home directory and without telemetry.
import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { programs } from '#testing/programs.ts'

const program = fileURLToPath(new URL('node_modules/.bin/supabase', programs))
const source = fileURLToPath(new URL('../../../../supabase', import.meta.url))

export class SupabaseProgram {
  readonly #directory: string

  /** @param directory empty; the caller removes it */
  constructor(directory: string) {
    this.#directory = directory
    cpSync(source, this.folder, { recursive: true })
  }

  /** The copy of `supabase/`. */
  get folder(): string {
    return join(this.#directory, 'supabase')
  }

  async run(args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [program, ...args, '--workdir', this.#directory], {
      env: { PATH: process.env.PATH, HOME: this.#directory, SUPABASE_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
    return { code, output, errors }
  }

  /** Runs `supabase db push` on the database at a URL. */
  push(url: string, ...args: string[]) {
    return this.run(['db', 'push', '--yes', `--remote=${url}?sslmode=disable`, ...args])
  }
}
