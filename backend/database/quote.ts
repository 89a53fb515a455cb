// Quotes what goes into SQL that takes no parameters.

/** Safe with any setting of standard_conforming_strings. */
export const quoteText = (text: string) => ` E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Quotes the name of a schema, table or column. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
