import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { releaseNotices, releases as texts } from '#app/admin/copy/releases.ts'
import { showView } from '#app/admin/navigation/address.ts'
import { useReleaseAction } from '#app/admin/release-forms/use-release-action.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, Select } from '#app/ui/field.tsx'
import type { Release } from '#content-sync/release.ts'
import { readPreviewLinks } from './read-preview-links.ts'
import '#app/admin/ui/select-field.css'

const { preview } = texts

/** Shows the site with a release: in Pages, or by a link for people without an account. */
export function PreviewPanel({ release }: { release: Release }) {
  const { releases: store } = useStore()
  const { abilities } = useSite()
  return (
    <section className="release-panel" aria-label={preview.title}>
      <h4>{preview.title}</h4>
      <Button
        tone="outline"
        onClick={() => {
          store.choose(release.id)
          showView('pages')
        }}
      >
        {preview.onPages}
      </Button>
      {abilities.previews ? <PreviewLinks release={release} /> : <p>{preview.none}</p>}
    </section>
  )
}

function PreviewLinks({ release: { id, name } }: { release: Release }) {
  const { releases: store, request } = useStore()
  const [creating, startCreating] = useReleaseAction()
  const [ending, startEnding] = useReleaseAction()
  const busy = creating || ending
  const [hours, setHours] = useState(preview.choices[1]?.hours ?? 24)
  const [link, setLink] = useState<string>()
  const [status, setStatus] = useState<string>(preview.once)
  const field = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const minute = useMinute()
  const links = useQuery(() => request((client) => readPreviewLinks(client, id)), `${id} ${link} ${minute}`)
  const count = links.problem === undefined ? links.answer?.value.length : undefined
  // Others may have ended it.
  if (link !== undefined && links.fresh && count === 0) setLink(undefined)

  async function copy(address: string) {
    // The same words again would not be announced.
    flushSync(() => setStatus(''))
    try {
      await navigator.clipboard.writeText(address)
      setStatus(preview.copied)
    } catch {
      // Over plain HTTP, there is no clipboard. A selection is copied only from what has the focus.
      field.current?.focus()
      field.current?.select()
      setStatus(preview.selected)
    }
  }

  return (
    <>
      <p>{preview.hint}</p>
      <div className="preview-create">
        <label htmlFor={fieldId}>{preview.hours}</label>
        <Select
          id={fieldId}
          className="select-field"
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {preview.choices.map((choice) => (
            <option key={choice.hours} value={choice.hours}>
              {choice.label}
            </option>
          ))}
        </Select>
        <Button
          tone="outline"
          aria-disabled={busy}
          onClick={() =>
            busy ||
            startCreating(async () => {
              const token = await store.call('create_release_preview', { release: id, hours })
              flushSync(() => setStatus(''))
              setStatus(preview.once)
              setLink(`${location.origin}/preview/${token}`)
              return undefined
            })
          }
        >
          {creating ? preview.creating : preview.create}
        </Button>
      </div>
      {link !== undefined && (
        <div ref={passFocusBeside} className="preview-link">
          <Input ref={field} readOnly value={link} aria-label={preview.link} />
          <Button tone="outline" onClick={() => copy(link)}>
            {preview.copy}
          </Button>
          <a href={link} target="_blank" rel="noreferrer">
            {preview.open} <span className="sr-only">{admin.item.newTab}</span>
          </a>
        </div>
      )}
      <p role="status">{link !== undefined && status}</p>
      <p>
        {links.problem === undefined
          ? count !== undefined && preview.active(count)
          : preview.failed(links.problem)}{' '}
        {(links.problem !== undefined || (count ?? 0) > 0) && (
          <button
            ref={passFocusBeside}
            type="button"
            className="text-button"
            aria-disabled={busy}
            onClick={() =>
              busy ||
              startEnding(async () => {
                await store.call('end_release_previews', { release: id })
                setLink(undefined)
                links.again()
                return releaseNotices.linksEnded(name)
              })
            }
          >
            {preview.end}
          </button>
        )}
      </p>
    </>
  )
}
