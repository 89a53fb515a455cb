import { WebSocketServer } from 'ws'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'

const limits = realtimeLimits.message

/** Speaks WebSocket, without compression, to clients that keep to the limits of a message. `ClientSocket` does the rest. */
export const createWebSocketServer = (): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    maxPayload: limits.bytes,
    maxFragments: limits.frames,
    maxBufferedChunks: limits.chunks,
    autoPong: false, // pings count as messages
  })
