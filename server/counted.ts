/** Returns a number with what it counts, such as "1 item" or "2,000 items", for the messages of commands. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
