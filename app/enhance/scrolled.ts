/** Marks the document while it is scrolled by more than 50 px: the bar turns translucent. */
export function installScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 50)
  addEventListener('scroll', mark, { passive: true })
  document.addEventListener('DOMContentLoaded', mark)
}
