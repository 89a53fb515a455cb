import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SiteButton } from '#app/admin/catalog/catalog.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { emptyDocument } from '#app/admin/page-frame/page-frame.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { canCompose } from './late-edits.ts'
import { PageLinks } from './page-links.tsx'
import { PageTexts } from './page-texts.tsx'
import { editedKeysOf, shownPlaces } from './shown-places.ts'
import { useLayout } from './use-layout.ts'
import { useLiveTexts } from './use-live-texts.ts'
import type { PageOptions } from './use-page-options.ts'
import { useShownPage } from './use-shown-page.ts'
import { useStartingPart } from './use-starting-part.ts'
import './page-stage.css'

interface PageStageProps {
  name: string
  page: EditablePage
  /** The keys of edits that the page does not have. */
  late: readonly string[]
  textStates: ReadonlyMap<string, TextState>
  /** The buttons of the site, whose links are edited with their labels. */
  buttons: readonly SiteButton[]
  /** The width of the window that the page is shown for, in pixels. */
  width: number
  theme: string
  mode: PageOptions['mode']
  openKey: string | undefined
  onOpen: (key: string | undefined) => void
  /** Called with the keys of the texts that can be seen. */
  onSeen: (keys: ReadonlySet<string>) => void
}

/** A page as visitors see it, with buttons over its texts. The frame itself reacts to nothing. */
export function PageStage(props: PageStageProps) {
  const { name, page, late, textStates, buttons, width, theme, mode, openKey, onOpen, onSeen } = props
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const available = useWidth(stage)
  const scale = Math.min(1, available / width)
  const shown = useShownPage(frame, isReady, page, theme)
  const { layout, measureSoon } = useLayout(shown, width)
  useLiveTexts(shown, page, textStates, measureSoon)
  const { height, places, boxes } = layout
  const isIncomplete =
    shown && late.some((key) => !canCompose(page, shown.places, key, textStates.get(key)?.current))
  const edited = useMemo(() => editedKeysOf(places, buttons), [places, buttons])
  const visible = useMemo(() => shownPlaces(places, boxes, edited), [places, boxes, edited])

  useEffect(() => {
    if (visible.length > 0) onSeen(new Set(visible.flatMap(({ keys }) => keys)))
  }, [visible, onSeen])

  const ofOpen = visible.filter(({ keys }) => openKey !== undefined && keys.includes(openKey))
  // The field of a list lies over its first line.
  const isList = textStates.get(openKey ?? '')?.text.kind === 'lines'
  const open = (isList ? undefined : ofOpen.find(({ id }) => id === chosen)) ?? ofOpen[0]
  useSteadyPosition(openKey && `${openKey} ${chosen}`, open?.box.top, scale)
  useStartingPart(frame, height * scale > 0 ? shown : undefined, scale)

  const openAt = useCallback(
    (key: string | undefined, id?: string) => {
      setChosen(id)
      onOpen(key)
    },
    [onOpen],
  )

  return (
    <div ref={stage} className="page-stage" aria-busy={boxes.length === 0 || scale === 0}>
      <p className="page-incomplete" role="status">
        {isIncomplete && pages.incomplete}
      </p>
      <div className="page-canvas" style={{ width: width * scale, height: height * scale || '100svh' }}>
        <iframe
          ref={frame}
          className="page-frame"
          title={pages.frame(name)}
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          srcDoc={emptyDocument}
          style={{ width, height: height || '100svh', scale: String(scale) }}
          onLoad={() => setReady(true)}
        />
        {shown && scale > 0 && (
          <div className="over-page">
            {mode === 'links' ? (
              <PageLinks document={shown.document} layout={layout} scale={scale} />
            ) : (
              <PageTexts
                {...{ textStates, scale, width, openKey }}
                shown={visible}
                openId={open?.id}
                onOpen={openAt}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * Keeps the text being edited at its place in the window, when a change by another editor moves it on the page.
 * @param key names the text and which of its places was selected
 */
function useSteadyPosition(key: string | undefined, top: number | undefined, scale: number): void {
  const last = useRef<{ key: string | undefined; top: number | undefined; scale: number }>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    last.current = { key, top, scale }
    if (top === undefined || before?.top === undefined || before.key !== key || before.scale !== scale) return
    if (top !== before.top) scrollBy({ top: (top - before.top) * scale, behavior: 'instant' })
  }, [key, top, scale])
}

/** Returns the width of an element, in pixels; 0 until it is known. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
