import { isCurrent } from '#content/addresses/navigation.ts'
import type { Chrome } from '#content/chrome.ts'
import type { Company } from '#content/company.ts'
import type { NavigationItem } from '#content/schema.ts'
import { Menu } from './menu.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  company: Company
  navigation: readonly NavigationItem[]
  chrome: Chrome
  /** The path of the page, to mark its item. */
  path: string
}

/**
 * The bar at the top of every page. One list serves both widths: a row with menus, or the whole list behind a button.
 */
export function Header({ company, navigation, chrome, path }: HeaderProps) {
  return (
    <header className="bar">
      <div className="bar-inner">
        <Wordmark wordmark={company.wordmark} />
        {/* To the left of the menu button on small screens, to the right of the menus on large ones: both have to match the focus order. */}
        <ThemeToggle label={chrome.theme} className="theme-toggle-narrow" />
        <div className="bar-menu">
          <button
            type="button"
            className="menu-toggle"
            aria-expanded="false"
            aria-controls="navigation"
            aria-label={chrome.menu}
            data-disclosure
          />
          <nav id="navigation" aria-label={chrome.navigation.label}>
            <ul>
              {navigation.map((item) => (
                <li key={item.path} data-menu={item.submenu || item.megamenu ? '' : undefined}>
                  <a href={item.path} className="bar-link" aria-current={currentOf(item, path)}>
                    {item.name}
                  </a>
                  <Menu item={item} chrome={chrome} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ThemeToggle label={chrome.theme} className="theme-toggle-wide" />
      </div>
    </header>
  )
}

function ThemeToggle({ label, className }: { label: string; className: string }) {
  return (
    <button
      type="button"
      className={`theme-toggle ${className}`}
      aria-pressed="false"
      aria-label={label}
      data-theme-toggle
    />
  )
}

/** Returns `page` for the page itself, and `true` for the pages below it (WAI-ARIA 1.2, aria-current). */
function currentOf(item: NavigationItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page'
  return isCurrent(item, path) ? 'true' : undefined
}
