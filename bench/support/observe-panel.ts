// Runs in the panel before its own scripts, and collects what it needs until its list can be used.

export interface PanelStart {
  /** Milliseconds from the start of the navigation until the list can be used; undefined before that. */
  usable: number | undefined
  /** The sizes of the script files requested until then, compressed. */
  scripts: number[]
}

declare global {
  interface Window {
    panelStart: () => PanelStart
  }
}

export function observePanel(): void {
  if (location.pathname !== '/admin') return
  let usable: number | undefined
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.panel-view[aria-busy="false"]')) return
    observer.disconnect()
    usable = performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true })
  window.panelStart = () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const needed = files.filter(
      ({ name, startTime }) => /\.js($|\?)/.test(name) && usable !== undefined && startTime < usable,
    )
    return { usable, scripts: needed.map(({ encodedBodySize }) => encodedBodySize) }
  }
}
