// Texts with placeholders, such as "{name} menu".

const placeholder = /\{(\w+)\}/g

/** A text with its placeholders replaced by the values of that name. One without a value stays: its editor sees the mistake. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(
    placeholder,
    (whole, name: string) => `${Object.hasOwn(values, name) ? values[name] : whole}`,
  )

/** The names of the placeholders of a text. */
export const placeholdersOf = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)
