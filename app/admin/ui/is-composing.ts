/**
 * Whether a key belongs to an input method, as for Japanese. Safari ends a composition before it tells of the key that
 * confirmed it, and shows only by the code 229 that the key was part of it (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
