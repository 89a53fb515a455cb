// Texts with placeholders, such as "{name} menu".

const placeholder = /\{(\w+)\}/g

/**
 * Replaces the placeholders in a text with the values of the same name. Placeholders without a value stay, so that an
 * editor sees the mistake.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(
    placeholder,
    (whole, name: string) => `${Object.hasOwn(values, name) ? values[name] : whole}`,
  )

/** Returns the names of the placeholders in a text. */
export const placeholdersOf = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)
