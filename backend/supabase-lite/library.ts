// Importing the package replaces process.emitWarning by one that throws on a warning that is no string.
const { emitWarning } = process
export const { App } = await import('@supabase/lite')
export const { PostgresConnection } = await import('@supabase/lite/postgres')
process.emitWarning = emitWarning
