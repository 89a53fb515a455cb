/**
 * Splits at commas outside parentheses and double quotes, in one pass. Within quotes, a backslash escapes the next
 * character. Parentheses do not nest: the first closing one ends the group.
 * @returns the parts; an empty list for an empty text
 * @throws {Error} if a part is empty, or a group or quotes are not closed
 */
export function splitList(text: string): string[] {
  if (text === '') return []
  const parts: string[] = []
  let start = 0
  let inQuotes = false
  let inGroup = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '"') inQuotes = !inQuotes
    else if (inQuotes) i += Number(character === '\\')
    else if (character === '(') inGroup = true
    else if (character === ')') inGroup = false
    else if (character === ',' && !inGroup) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  parts.push(text.slice(start))
  if (inQuotes || inGroup || parts.includes('')) throw new Error(`Error parsing \`filter\` params: ${text}`)
  return parts
}
