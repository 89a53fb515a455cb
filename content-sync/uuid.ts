/** The form of a UUID (RFC 9562), such as the id of an item or of a release. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
