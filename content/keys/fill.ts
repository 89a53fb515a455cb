// Texts with placeholders, such as "{name} menu".

const placeholder = /\{(\w+)\}/g

/** Two long texts, one with thousands of placeholders for the other, would make a page of many megabytes. */
const maxLength = 100_000

/**
 * Replaces the placeholders in a text with the values of the same name. Placeholders without a value, or with one for which
 * there is no room, stay, so that an editor sees the mistake.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  let { length } = text
  return text.replaceAll(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = `${values[name]}`
    const longer = length + value.length - whole.length
    if (longer > Math.max(maxLength, length)) return whole
    length = longer
    return value
  })
}

/** Returns the names of the placeholders in a text. */
export const placeholdersOf = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)
