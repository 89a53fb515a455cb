import { quantitiesOf, Uart } from '#app/figures/pages/careers/uart.tsx'
import type { Careers } from '#content/careers.ts'
import { fill } from '#content/keys/fill.ts'

/** Where the trace of the page begins: it sends a message and drops onto the right rail. */
export function CareersMessage({ message, messageAlt }: Pick<Careers['hero'], 'message' | 'messageAlt'>) {
  return (
    <div className="traced careers-message">
      <Uart text={message} description={fill(messageAlt, quantitiesOf(message))} />
      <span className="trace-out" />
    </div>
  )
}
