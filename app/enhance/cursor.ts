// Moves the dot that follows the mouse on the home page. Over the oscilloscope it becomes a cross that reads time and
// level.

export function installCursor(): void {
  document.addEventListener('pointermove', ({ pointerType, clientX, clientY, target }) => {
    const cursor = document.querySelector<HTMLElement>('[data-cursor-dot]')
    if (!cursor || pointerType !== 'mouse') return
    cursor.style.translate = `${clientX}px ${clientY}px`
    const scope = (target as Element).closest<HTMLElement>('[data-scope]')
    cursor.dataset.over = scope ? 'scope' : 'page'
    if (scope) read(cursor, scope, clientX, clientY)
  })
  document.documentElement.addEventListener('mouseleave', () => {
    document.querySelector('[data-cursor-dot]')?.removeAttribute('data-over')
  })
}

/** Writes what the scope shows at a point. Its scale is in its data attributes, in microseconds and millivolts. */
function read(cursor: HTMLElement, scope: HTMLElement, x: number, y: number): void {
  const { left, top, width, height } = scope.getBoundingClientRect()
  const { scopeTime, scopeTimeSpan, scopeLevel, scopeLevelSpan } = scope.dataset
  const time = Number(scopeTime) + (Number(scopeTimeSpan) * (x - left)) / width
  const level = Number(scopeLevel) + (Number(scopeLevelSpan) * (y - top)) / height
  write('time', `${time.toFixed(2)} µs`)
  write('level', `${Math.round(level)} mV`)

  function write(name: string, text: string) {
    const place = cursor.querySelector(`[data-cursor-${name}]`)
    if (place) place.textContent = text.replace('-', '−')
  }
}
