// Every limit of Realtime. A panel needs one socket with one channel (two while it joins again), one subscription without a filter,
// a few messages a minute, and room for the events of an import. Anything far beyond that is refused before it is parsed or kept.

/** 1024 bytes. */
const kB = 1024

export const realtimeLimits = {
  message: {
    /** A join with a session of `tokenLength` and a filter of `filterLength` fits. */
    bytes: 16 * kB,
    /** Browsers send a message in one or two frames. */
    frames: 16,
    /** Reads from the network until a message is complete. A TCP segment usually holds at least 536 bytes of it. */
    chunks: 128,
    /** Including `realtime:`. The panel's topic is `realtime:website_content:` and a number. */
    topicLength: 255,
    /** `access_token` is the longest event that is understood. */
    eventLength: 63,
    /** The client counts its messages. */
    refLength: 20,
    /** A session has about 1,000 characters, and more where its account has much metadata. */
    tokenLength: 8 * kB,
  },
  join: {
    /** One for each kind of change, and some with filters. */
    subscriptions: 10,
    /** 100 UUIDs fit, and so does any key: 200 emoji, each of which may consist of several characters. */
    filterLength: 4 * kB,
    /** Of all filters of a join together: every change is compared with each of them. */
    conditions: 10,
    /** Of all conditions of a join together; a hosted project allows as many in one `in`. */
    values: 100,
    /** PostgreSQL has no longer names. */
    nameLength: 63,
  },
  socket: {
    channels: 10,
    /** At once, and per second. */
    messages: 50,
    /** The events of an import of 5,000 items are about 4 MB. A client that cannot keep up is cut off, and reads the table when it is back. */
    unreadBytes: 4 * 1024 * kB,
    /** The client sends a heartbeat every 25 s. */
    silenceMs: 60_000,
    /** For the client to learn why its socket closes. */
    closeMs: 1000,
  },
  /** What all sockets of one address have together: many people may share one, behind the router of an office. */
  address: {
    sockets: 100,
    /** Each socket may have its channel twice while it joins again. */
    channels: 200,
    /** When the server has restarted, 100 panels open a socket, join, and send their session and a heartbeat, all at the same time. */
    messagesAtOnce: 500,
    messagesPerSecond: 100,
    unreadBytes: 16 * 1024 * kB,
  },
  /** A listed proxy, which holds the sockets of many addresses. */
  proxy: { sockets: 2000 },
  /** All senders together: two proxies may be full. */
  server: { sockets: 4000 },
}
