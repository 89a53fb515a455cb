import { WebSocketServer } from 'ws'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'

const limits = realtimeLimits.message

/** A WebSocket server without compression that enforces the size limits of messages. `ClientSocket` does the rest. */
export const createWebSocketServer = (): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    maxPayload: limits.bytes,
    maxFragments: limits.frames,
    maxBufferedChunks: limits.chunks,
    autoPong: false, // pings count as messages
  })
