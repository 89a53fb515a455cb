// The commands that read `.env`, apart from those in env-file.test.ts.
import { describe, it } from 'vitest'
import {
  commands,
  expectEnvFileRead,
  quickCommands,
} from '#tests/support/server/programs/env-file-commands.ts'

describe('.env', () => {
  it.each(Object.keys(commands).filter((name) => !quickCommands.includes(name)))(
    'is read by `npm run %s`, and the environment wins over it',
    expectEnvFileRead,
  )
})
