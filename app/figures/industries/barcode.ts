// EAN-13 (ISO/IEC 15420): 95 modules, with the first digit in the parity of the left half.

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parity = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

const inverted = (modules: string) => modules.replace(/./g, (module) => (module === '0' ? '1' : '0'))
const reversed = (modules: string) => [...modules].reverse().join('')

/** The check digit that follows twelve digits: weights 1 and 3, to the next multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, n) => total + Number(digit) * (n % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The modules of a symbol, 1 for a bar.
 * @throws RangeError unless the code has thirteen digits with the right check digit
 */
export function ean13(code: string): string {
  if (!/^\d{13}$/.test(code) || checkDigit(code.slice(0, 12)) !== Number(code[12]))
    throw new RangeError(`not an EAN-13 code: ${code}`)
  const digits = [...code].map(Number)
  const leftHalf = digits.slice(1, 7).map((digit, n) => {
    const modules = left[digit] ?? ''
    return parity[digits[0] ?? 0]?.[n] === 'G' ? reversed(inverted(modules)) : modules
  })
  const rightHalf = digits.slice(7).map((digit) => inverted(left[digit] ?? ''))
  return `101${leftHalf.join('')}01010${rightHalf.join('')}101`
}

/** The bars as one path, with one pixel for each module. */
export const barsOf = (modules: string, height: number) =>
  [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} 0h${length}v${height}h-${length}z`)
    .join('')
