const thresholdPx = 50

/** Lets the user swipe a toast to the right. From 50 px on, that closes it. */
export function installSwipe(close: () => void): void {
  let start: { element: HTMLElement; x: number } | undefined
  const distance = ({ clientX }: PointerEvent) => (start ? Math.max(0, clientX - start.x) : 0)

  document.addEventListener('pointerdown', ({ target, clientX, button }) => {
    const element = (target as Element).closest<HTMLElement>('.toast')
    if (element && button === 0 && !(target as Element).closest('button')) start = { element, x: clientX }
  })
  document.addEventListener('pointermove', (event) => {
    if (start) start.element.style.translate = `${distance(event)}px`
  })
  document.addEventListener('pointerup', (event) => {
    if (!start) return
    // Another toast may have replaced it during the swipe.
    const swiped = start.element.isConnected && distance(event) >= thresholdPx
    if (!swiped) start.element.style.translate = ''
    start = undefined
    if (swiped) close()
  })
  document.addEventListener('pointercancel', () => {
    if (start) start.element.style.translate = ''
    start = undefined
  })
}
