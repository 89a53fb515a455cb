import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { emptyDocument } from '#app/admin/page-frame/page-frame.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { PageLinks } from './page-links.tsx'
import { PageTexts } from './page-texts.tsx'
import { useLiveTexts } from './use-live-texts.ts'
import { useLayout, useShownPage } from './use-shown-page.ts'
import './page-stage.css'

interface PageStageProps {
  name: string
  page: EditablePage
  entries: ReadonlyMap<string, Entry>
  /** The width of the window that the page is shown for, in pixels. */
  width: number
  theme: string
  followsLinks: boolean
  openKey: string | undefined
  onOpen: (key: string | undefined) => void
  onReset: (key: string, value: string) => void
  /** Called with the keys of the texts that can be seen. */
  onSeen: (keys: ReadonlySet<string>) => void
}

/** A page as visitors see it, with buttons over its texts. The frame itself reacts to nothing. */
export function PageStage(props: PageStageProps) {
  const { name, page, entries, width, theme, followsLinks, openKey, onOpen, onReset, onSeen } = props
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [chosen, setChosen] = useState<{ key: string; at: number }>()
  const available = useWidth(stage)
  const scale = Math.min(1, available / width)
  const shown = useShownPage(frame, isReady, page, theme)
  const { layout, measureSoon } = useLayout(shown, width)
  useLiveTexts(shown, page, entries, measureSoon)
  const { height, boxes } = layout
  const places = shown?.places ?? []

  useEffect(() => {
    if (!shown || boxes.length === 0) return
    const keys = shown.places.filter((_, at) => boxes[at]).flatMap((place) => place.keys)
    onSeen(new Set(keys))
  }, [shown, boxes, onSeen])

  const firstPlace = places.findIndex((place, at) => boxes[at] && openKey && place.keys.includes(openKey))
  const openAt = chosen && chosen.key === openKey && boxes[chosen.at] ? chosen.at : firstPlace

  function open(key: string | undefined, at?: number) {
    setChosen(key !== undefined && at !== undefined ? { key, at } : undefined)
    onOpen(key)
  }

  return (
    <div ref={stage} className="page-stage" aria-busy={boxes.length === 0}>
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
          <OverPage>
            {followsLinks ? (
              <PageLinks document={shown.document} layout={layout} scale={scale} />
            ) : (
              <PageTexts
                {...{ places, boxes, entries, scale, width, openKey, openAt, onReset }}
                onOpen={open}
              />
            )}
          </OverPage>
        )}
      </div>
    </div>
  )
}

const OverPage = ({ children }: { children: ReactNode }) => <div className="over-page">{children}</div>

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
