import { setImmediate as nextTurn } from 'node:timers/promises'

/** Events to send before other work of the process gets a turn and sockets can flush their data. */
const eventsPerTurn = 20
/** Events to send before the unread data of all sockets is added up, which takes a while if there are thousands. */
const eventsPerCheck = 200

/**
 * @param sends each sends one event to one channel
 * @param limitUnread closes sockets that do not read. One event may go to thousands of channels, so this cannot wait for
 * the last of them.
 */
export async function sendInTurns(sends: Iterable<() => void>, limitUnread: () => void): Promise<void> {
  let sent = 0
  for (const send of sends) {
    send()
    sent++
    if (sent % eventsPerCheck === 0) limitUnread()
    if (sent % eventsPerTurn === 0) await nextTurn()
  }
  limitUnread()
}
