import { useId } from 'react'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { releaseBar as texts } from '#app/admin/copy/release-bar.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { chosenOf, useReleases } from '#app/admin/store/use-releases.ts'
import { useMenu } from '#app/admin/ui/use-menu.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import './release-switch.css'

const loadMenu = () => import('./release-menu.tsx')

/** Chooses where changes go: to the live site, or into a release. */
export function ReleaseSwitch() {
  const { releases: store } = useStore()
  const state = useReleases()
  const id = useId()
  const { around, button, open, setOpen, close } = useMenu()
  const ReleaseMenu = useModule(loadMenu, open, failed)?.ReleaseMenu
  const { chosen } = state
  const name = chosen === undefined ? texts.switch.live : (chosenOf(state)?.name ?? texts.bar.label)

  function failed() {
    setOpen(false)
    tellPartFailed()
  }

  return (
    <div ref={around} className="release-switch">
      <button
        ref={button}
        type="button"
        className="release-switch-button"
        data-live={chosen === undefined || undefined}
        aria-label={texts.switch.button(name)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{name}</span>
        <svg width="10" height="6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      {open && ReleaseMenu && (
        <ReleaseMenu
          id={id}
          onChoose={(release) => {
            store.choose(release)
            close(true)
          }}
          onCreate={() => {
            close(true)
            store.setStarting(true)
          }}
          onLeave={() => close(true)}
        />
      )}
    </div>
  )
}
