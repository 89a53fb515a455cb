/** Marks the document while it is scrolled by more than 50 px, which makes the bar translucent. */
export function installScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 50)
  addEventListener('scroll', mark, { passive: true })
  document.addEventListener('DOMContentLoaded', mark)
}
