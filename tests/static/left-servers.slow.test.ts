// A test process that is killed cannot end its servers. The setup of Vitest does it at the end of the run.
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { killProcesses, processesNaming } from '#testing/processes.ts'
import { runNode } from '#testing/run-node.ts'

const killedTest = `
  import { startServer } from '#testing/server.ts'
  const server = await startServer()
  console.log(server.process.pid)
  process.kill(process.pid, 'SIGKILL')`

const testRun = `
  import { processesNaming } from '#testing/processes.ts'
  import setup from '#testing/remove-temporary.ts'
  import { runNode } from '#testing/run-node.ts'
  import { temporaryPrefix } from '#testing/temporary.ts'
  const end = setup()
  const { output: server } = await runNode(${JSON.stringify(['--input-type=module', '--eval', killedTest])}, {})
  const prefix = temporaryPrefix()
  console.log(JSON.stringify({ prefix, server: Number(server), left: processesNaming(prefix) }))
  end()`

it('the end of a test run ends the servers of a killed process, and removes their files', async () => {
  const { output } = await runNode(['--input-type=module', '--eval', testRun], {})
  const { prefix, server, left } = JSON.parse(output)
  try {
    expect(left).toContain(server)
    await expect.poll(() => processesNaming(prefix)).toEqual([])
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))).toEqual([])
  } finally {
    killProcesses([...left, ...processesNaming(prefix)])
  }
})
