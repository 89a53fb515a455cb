// All limits of Realtime. A panel needs one socket with up to four channels (twice while it rejoins). Three of them have one
// subscription without a filter, and one has presence. It also needs a few messages a minute, and room for the events of
// an import. Anything far beyond that is refused before it is parsed or stored.

/** 1024 bytes. */
const kB = 1024

export const realtimeLimits = {
  message: {
    /** Enough for a join with a session of `tokenLength` and a filter of `filterLength`. */
    bytes: 16 * kB,
    /** Browsers send a message in one or two frames. */
    frames: 16,
    /** Reads from the network until a message is complete. A TCP segment usually holds at least 536 bytes of it. */
    chunks: 128,
    /** Including the prefix `realtime:`. The panel's longest topic is `realtime:website_content:editing`. */
    topicLength: 255,
    /** The longest supported event is `access_token`. */
    eventLength: 63,
    /** The client numbers its messages. */
    refLength: 20,
    /** A session has about 1,000 characters, or more if its account has much metadata. */
    tokenLength: 8 * kB,
  },
  join: {
    /** One for each kind of change, plus some with filters. */
    subscriptions: 10,
    /** 100 UUIDs fit, and so does any key: 200 emoji, each of which may consist of several characters. */
    filterLength: 4 * kB,
    /** For all filters of a join together, because every change is compared with each of them. */
    conditions: 10,
    /** For all conditions of a join together; a hosted project allows as many in one `in`. */
    values: 100,
    /** PostgreSQL truncates longer names. */
    nameLength: 63,
  },
  presence: {
    /** The panel sends a random name of at most 21 characters. */
    keyLength: 64,
    /** As JSON. The panel sends the key of one text of the site; the longest has about 100 characters. */
    metaBytes: 512,
    /** Clients in one channel. Each is told about every other one. */
    members: 100,
    /** How often the database is asked again whether they may still edit or prepare releases. */
    recheckMs: 30_000,
  },
  socket: {
    channels: 10,
    /** Both the burst and the rate per second. */
    messages: 50,
    /**
     * The events of an import of 5,000 items take about 4 MB. A client that cannot keep up is disconnected, and reads
     * the table again when it reconnects.
     */
    unreadBytes: 4 * 1024 * kB,
    /** The client sends a heartbeat every 25 s. */
    silenceMs: 60_000,
    /** Gives the client time to learn why its socket closes. */
    closeMs: 1000,
  },
  /** For all sockets of one address together. Many people may share one, as behind an office router. */
  address: {
    sockets: 100,
    /** For 50 panels with four channels each, or 25 that rejoin at the same time. */
    channels: 200,
    /**
     * After a restart of the server, 50 panels each open a socket, join up to four channels, and send their session and a
     * heartbeat, all at once.
     */
    messagesAtOnce: 500,
    messagesPerSecond: 100,
    unreadBytes: 16 * 1024 * kB,
  },
  /** One internet connection has many IPv6 networks, each of which counts as an address. */
  internetConnection: { sockets: 500 },
  /** For a trusted proxy, which carries the sockets of many addresses. */
  proxy: { sockets: 2000 },
  /** For all senders together: two proxies may be full. */
  server: { sockets: 4000, unreadBytes: 256 * 1024 * kB },
}
