import { constants } from 'node:os'
import { explainFileError } from '#server/startup-error.ts'
import { onStopSignal } from '#server/stop-signals.ts'

/** Runs a command with the arguments of this process, and prints what it did, or why it failed without a stack trace. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  // Without a listener, a signal would end the process without its "exit" event, which ends the database of this command.
  onStopSignal((signal) => process.exit(128 + constants.signals[signal]))
  command(process.argv.slice(2)).then(
    (done) => console.log(done),
    (error: unknown) => {
      const reason = explainFileError(error)
      console.error(reason instanceof Error ? reason.message : 'The command failed.')
      process.exitCode = 1
    },
  )
}
