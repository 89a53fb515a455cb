import type { Careers } from '#content/careers.ts'
import { fill } from '#content/fill.ts'
import { quantitiesOf, Uart } from '../figures/uart.tsx'

/** Where the trace of the page begins: it says something, and drops on the right rail. */
export function CareersEntry({ message, messageAlt }: Pick<Careers['hero'], 'message' | 'messageAlt'>) {
  return (
    <div className="traced careers-entry">
      <Uart text={message} description={fill(messageAlt, quantitiesOf(message))} />
      <span className="trace-out" />
    </div>
  )
}
