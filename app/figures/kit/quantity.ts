const prefixes = ['n', 'µ', 'm', '', 'k', 'M', 'G']

/**
 * Formats a quantity with its unit and the SI prefix that leaves one to three digits before the decimal point: 7.5e4 Hz
 * is "75 kHz".
 * @param decimals how many decimals to show; if left out, only as many as needed
 */
export function quantity(value: number, unit: string, decimals?: number): string {
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)) / 3 + 1e-9)
  const prefix = prefixes[exponent + 3]
  if (prefix === undefined)
    throw new RangeError(`No SI prefix for ${value} ${unit}: add it to the list in this file`)
  const scaled = value / 1000 ** exponent
  return `${decimals === undefined ? +scaled.toPrecision(6) : scaled.toFixed(decimals)} ${prefix}${unit}`
}

/** Formats a number with a true minus sign instead of a hyphen. */
export const withMinus = (value: number | string) => String(value).replace('-', '−')

/** Formats a number with commas between thousands. */
export const withCommas = (value: number) => value.toLocaleString('en-US')
