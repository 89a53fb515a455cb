/** Answers a request, in the terms of the Fetch Standard. */
export type Fetch = (request: Request) => Promise<Response>
