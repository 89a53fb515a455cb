// Light or dark: the theme stored under `theme`, otherwise the system's. Open tabs of the site follow each other.

type Theme = 'light' | 'dark'

const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')

export function installTheme(): void {
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  // A page restored by Back may have missed a change.
  addEventListener('pageshow', apply)
  document.addEventListener('prerenderingchange', apply)
  document.addEventListener('DOMContentLoaded', apply)
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-theme-toggle]')) return
    store(current() === 'dark' ? 'light' : 'dark')
    apply()
  })
}

const current = (): Theme => stored() ?? (system.matches ? 'dark' : 'light')

function apply(): void {
  const theme = current()
  root.dataset.theme = theme
  for (const toggle of document.querySelectorAll('[data-theme-toggle]')) {
    toggle.setAttribute('aria-pressed', String(theme === 'dark'))
  }
}

// If the storage is forbidden or full, the choice lasts as long as the page.
let forThisPage: Theme | undefined

function stored(): Theme | undefined {
  if (forThisPage) return forThisPage
  try {
    const value = localStorage.getItem('theme')
    return value === 'light' || value === 'dark' ? value : undefined
  } catch {
    return undefined
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
    forThisPage = undefined
  } catch {
    forThisPage = theme
  }
}
