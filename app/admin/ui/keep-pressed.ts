/** How far the mouse may move during a press before it leaves the button, in pixels. */
const slackPx = 4

/**
 * A press of the mouse counts for the button on which it began, even if the page moves the button away before the press
 * ends: what arrives late, such as notes on a text, moves what is below it. Moving the mouse away still cancels the press
 * (WCAG 2.2, 2.5.2). Only for a mouse: browsers give a tap to what is below the finger when the tap ends.
 */
export function keepPressed(): void {
  document.addEventListener('pointerdown', ({ target, pointerType, pointerId, x, y }) => {
    const button = target instanceof Element ? target.closest('button') : null
    // What is dragged already follows the mouse wherever it goes.
    if (!button || pointerType !== 'mouse' || button.hasPointerCapture(pointerId)) return
    button.setPointerCapture(pointerId)
    const abort = new AbortController()
    const { signal } = abort
    const letGo = (move: PointerEvent) => {
      if (Math.hypot(move.x - x, move.y - y) > slackPx) button.releasePointerCapture(pointerId)
    }
    button.addEventListener('pointermove', letGo, { signal })
    button.addEventListener('lostpointercapture', () => abort.abort(), { signal })
  })
}
