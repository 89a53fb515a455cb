import { type ReactNode, useEffect } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { releaseBar } from '#app/admin/copy/release-bar.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { ReleasePlan } from './release-plan.tsx'
// Loaded with the menu, so that the dialog also opens without a network.
import '#app/admin/release-forms/new-release-dialog.tsx'
import './release-menu.css'

interface ReleaseMenuProps {
  id: string
  /** @param release the id of a release; undefined for the live site */
  onChoose: (release: string | undefined) => void
  onCreate: () => void
  /** Called when a link is followed. */
  onLeave: () => void
}

const texts = releaseBar.switch

/** The live site and the releases that are being prepared, of which one receives changes. */
export function ReleaseMenu({ id, onChoose, onCreate, onLeave }: ReleaseMenuProps) {
  const { read } = useStore().releases
  const { chosen, list = [] } = useReleases()
  const { abilities } = useSite()
  // Somebody else may have started the first release.
  useEffect(() => {
    read()
  }, [read])

  return (
    <div id={id} className="release-menu">
      <p>{texts.choose}</p>
      <ul>
        <Choice
          name={texts.live}
          // Only a static export has no previews.
          hint={abilities.previews ? texts.liveHint : texts.exportHint}
          current={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        />
        {list
          .filter(({ state }) => state === 'draft')
          .map((release) => (
            <Choice
              key={release.id}
              name={release.name}
              hint={texts.draftHint(release.edits)}
              current={chosen === release.id}
              onChoose={() => onChoose(release.id)}
            >
              <ReleasePlan release={release} />
            </Choice>
          ))}
      </ul>
      <button type="button" className="release-menu-more" onClick={onCreate}>
        {texts.create}
      </button>
      <a className="release-menu-more" href={addressOf('releases')} onClick={onLeave}>
        {texts.all}
      </a>
    </div>
  )
}

interface ChoiceProps {
  name: string
  hint: string
  current: boolean
  onChoose: () => void
  children?: ReactNode
}

function Choice({ name, hint, current, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className="release-choice" aria-current={current || undefined} onClick={onChoose}>
        <bdi>{name}</bdi>
        <span>{hint}</span>
        {children}
      </button>
    </li>
  )
}
