/** Calls a function of the schema `public` as somebody who may call all of them. The name comes from the code. */
export type CallFunction = (
  name: string,
  args: Readonly<Record<string, string | number | null>>,
) => Promise<unknown>
