/** The schemas that REST serves; each of their tables needs row-level security. */
export const exposedSchemas = ['public']
