// Supabase's own command-line tool, on a copy of `supabase/`, with its own home directory and without telemetry.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programs } from '#testing/programs.ts'
import { root } from '#testing/root.ts'
import { runNode } from '#testing/run-node.ts'

const program = fileURLToPath(new URL('node_modules/.bin/supabase', programs))

export class SupabaseProgram {
  readonly #directory: string

  /** @param directory empty; the caller removes it */
  constructor(directory: string) {
    this.#directory = directory
    cpSync(join(root, 'supabase'), this.folder, { recursive: true })
  }

  /** The copy of `supabase/`. */
  get folder(): string {
    return join(this.#directory, 'supabase')
  }

  run(args: readonly string[], env: Record<string, string> = {}) {
    return runNode([program, ...args, '--workdir', this.#directory], {
      env: { PATH: process.env.PATH, HOME: this.#directory, SUPABASE_TELEMETRY_DISABLED: '1', ...env },
    })
  }

  /** Runs `supabase db push` on the database at a URL. */
  push(url: string, ...args: string[]) {
    return this.run(['db', 'push', '--yes', `--remote=${url}?sslmode=disable`, ...args])
  }
}
