import { Uart } from '../figures/uart.tsx'

/** Where the trace of the page begins: it says something, and drops on the right rail. */
export function CareersEntry({ message }: { message: string }) {
  return (
    <div className="traced careers-entry">
      <Uart text={message} />
      <span className="trace-out" />
    </div>
  )
}
