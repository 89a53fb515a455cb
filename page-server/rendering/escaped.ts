/** Returns a text as it is written between the tags of HTML or XML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
