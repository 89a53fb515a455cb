// A press counts for the button on which it began, even if the page moves the button away before the press ends: what
// arrives late, such as notes on a text, moves what is below it. Moving the mouse or finger away still cancels the press
// (WCAG 2.2, 2.5.2).

/** How far the mouse or finger may move during a press before it leaves the button, in pixels. */
const slackPx = { mouse: 4, touch: 12 }

export function clickMovingButtons(): void {
  document.addEventListener('pointerdown', (press) => {
    const button = press.target instanceof Element ? press.target.closest('button') : null
    if (!button) return
    if (press.pointerType === 'mouse') captureMouse(button, press)
    if (press.pointerType === 'touch' && press.isPrimary) clickAfterTouch(button, press)
  })
}

/** Browsers click the element that has captured the mouse. */
function captureMouse(button: HTMLElement, { pointerId, x, y }: PointerEvent): void {
  // What is dragged already follows the mouse wherever it goes.
  if (button.hasPointerCapture(pointerId)) return
  button.setPointerCapture(pointerId)
  const abort = new AbortController()
  const { signal } = abort
  const letGo = (move: PointerEvent) => {
    if (Math.hypot(move.x - x, move.y - y) > slackPx.mouse) button.releasePointerCapture(pointerId)
  }
  button.addEventListener('pointermove', letGo, { signal })
  button.addEventListener('lostpointercapture', () => abort.abort(), { signal })
}

/** For touch, browsers click the element below the finger when it is lifted. */
function clickAfterTouch(button: HTMLElement, { x, y }: PointerEvent): void {
  const abort = new AbortController()
  const { signal } = abort
  button.addEventListener(
    'touchend',
    (event) => {
      abort.abort()
      const [touch] = event.changedTouches
      if (!touch || !event.cancelable) return
      const { clientX, clientY } = touch
      const isAway = !button.contains(document.elementFromPoint(clientX, clientY))
      if (!isAway || Math.hypot(clientX - x, clientY - y) > slackPx.touch) return
      event.preventDefault()
      button.click()
    },
    { signal },
  )
  button.addEventListener('pointercancel', () => abort.abort(), { signal })
}
