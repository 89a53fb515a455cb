/** Runs one statement of a transaction and returns its rows. */
export type Query = <Row>(sql: string, parameters?: string[]) => Promise<Row[]>
