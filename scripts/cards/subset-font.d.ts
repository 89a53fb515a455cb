declare module 'subset-font' {
  /** @returns the font with the glyphs of `text` only; an axis with one value is pinned to it */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>
}
