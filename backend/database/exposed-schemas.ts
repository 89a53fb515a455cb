/** The schemas that REST exposes. Each of their tables needs row-level security. */
export const exposedSchemas = ['public']
