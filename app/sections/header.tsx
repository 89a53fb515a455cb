import type { Chrome } from '#content/chrome.ts'
import type { Company } from '#content/company.ts'
import type { NavigationItem } from '#content/schema.ts'

interface HeaderProps {
  company: Company
  navigation: readonly NavigationItem[]
  chrome: Chrome
  /** The path of the page, to mark its item. */
  path: string
}

export function Header({ company }: HeaderProps) {
  return <header>{company.name}</header>
}
