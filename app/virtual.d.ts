declare module 'virtual:enhance' {
  /** The script of every page, minified (scripts/vite/enhance-script.ts). */
  const script: string
  export default script
}

declare module 'virtual:enhance-with-inbox' {
  /** The script of every page of a site with an inbox, minified. */
  const script: string
  export default script
}
