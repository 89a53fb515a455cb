/** Returns the URL segment for a service name, by the rule of the specification (section 2, Services overview). */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[,\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(' & ', '-and-')
    .replaceAll(/[/ ]/g, '-')
}
