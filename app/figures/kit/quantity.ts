const prefixes = ['n', 'µ', 'm', '', 'k', 'M', 'G']

/**
 * A quantity with its unit and the SI prefix that leaves one to three digits before the point: 7.5e4 Hz is "75 kHz".
 * `decimals` are kept as given; without them, none are shown that are not needed.
 */
export function quantity(value: number, unit: string, decimals?: number): string {
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)) / 3 + 1e-9)
  const prefix = prefixes[exponent + 3]
  if (prefix === undefined) throw new RangeError(`no SI prefix here for ${value} ${unit}`)
  const scaled = value / 1000 ** exponent
  return `${decimals === undefined ? +scaled.toPrecision(6) : scaled.toFixed(decimals)} ${prefix}${unit}`
}

/** A number with the minus sign of typography in place of the hyphen. */
export const withMinus = (value: number | string) => String(value).replace('-', '−')
