declare module 'virtual:enhance/*' {
  /** The script of every page, or of one page, minified (scripts/vite/enhance-script.ts). */
  const script: string
  export default script
}
