/** Runs a command with the arguments of this process, and prints what it did, or why it failed without a stack trace. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (done) => console.log(done),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : 'The command failed.')
      process.exitCode = 1
    },
  )
}
