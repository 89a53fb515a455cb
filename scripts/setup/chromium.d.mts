export function findChromium(): string | undefined
export const headlessShell: string
export function hasPlaywrightShell(): boolean
