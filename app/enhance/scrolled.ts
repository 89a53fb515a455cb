/**
 * Marks the document while it is scrolled by more than 50 px, which makes the bar translucent. A page that is opened scrolled
 * has a scroll event, too. Reading the position before that would make the browser lay out the page before its fonts have
 * arrived, and once more afterward.
 */
export function installScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 50)
  addEventListener('scroll', mark, { passive: true })
}
