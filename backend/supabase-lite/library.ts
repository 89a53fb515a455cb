// Importing the package replaces process.emitWarning by a function that throws for a warning that is not a string.
const { emitWarning } = process
export const { App } = await import('@supabase/lite')
export const { PostgresConnection } = await import('@supabase/lite/postgres')
process.emitWarning = emitWarning
