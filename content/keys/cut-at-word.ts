/** Returns a text, or only its first whole words and an ellipsis if it has more than `maxLength` UTF-16 code units. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const words = text.slice(0, maxLength).replace(/\s\S*$|[\ud800-\udbff]$/, '')
  return `${words.trimEnd()}…`
}
