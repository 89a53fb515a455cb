import type { Chrome } from '#content/chrome.ts'
import type { Company } from '#content/company.ts'

export function Footer({ company }: { company: Company; chrome: Chrome }) {
  return <footer>{company.blurb}</footer>
}
