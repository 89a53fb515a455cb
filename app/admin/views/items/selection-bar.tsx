import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { adminNotices } from '#app/admin/copy/admin.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { paramsOf, setParams } from '#app/admin/navigation/address.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { focusHeading, losesFocus } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { planDeletion } from './plan-deletion.ts'
import type { Row } from './rows.ts'
import { DeleteSelectedDialog, ResetSelectedDialog } from './selection-dialogs.tsx'

interface SelectionBarProps {
  /** The rows shown. */
  shown: readonly Row[]
  selected: readonly ContentItem[]
  onClear: () => void
  onGoTo: (id: string) => void
}

const { select: texts } = adminItems

/** The actions for the selected items. Only actions that can be undone are offered for several items at once. */
export function SelectionBar({ shown, selected, onClear, onGoTo }: SelectionBarProps) {
  const store = useStore()
  const drafts = useDraftStore()
  const { catalog } = useSite()
  const { keepsHistory } = useAccess()
  const [asking, setAsking] = useState<'delete' | 'reset'>()
  const [deleting, startDeleting] = useAction()
  const hasDefault = ({ content_key: key }: ContentItem) => catalog?.byKey.has(key) ?? false
  const resettable = selected.filter(hasDefault)
  const withoutDefault = selected.filter((item) => !hasDefault(item)).map(({ content_key }) => content_key)

  /** Deletes items. Those with a default are thereby reset. */
  function deleteItems(
    items: readonly ContentItem[],
    reason: string,
    notice: Notice,
    failure = adminNotices.saveFailed,
  ) {
    const { changes, next } = planDeletion(
      shown.map(({ item }) => item),
      items,
    )
    startDeleting(async () => {
      const hadFocus = document.activeElement?.closest('.list-selection')
      if (!(await store.apply(reason, changes, notice, { failure }))) return
      const isLost = hadFocus && losesFocus(document.querySelector('.list-selection'))
      flushSync(() => {
        for (const { content_key: key } of items) {
          drafts.parkAndDiscard(key)
          if (paramsOf('items').text === key) setParams('items', { text: undefined })
        }
        onClear()
      })
      if (!isLost) return
      if (next) onGoTo(next)
      else focusHeading()
    })
  }

  function answer(confirmed: boolean) {
    setAsking(undefined)
    if (!confirmed) return
    if (asking === 'delete')
      deleteItems(selected, texts.deleteReason, texts.deleted(selected.length), adminNotices.deleteFailed)
    else deleteItems(resettable, texts.resetReason, texts.wasReset(resettable.length))
  }

  function clear() {
    const hadFocus = document.activeElement?.closest('.selection-bar')
    flushSync(onClear)
    if (hadFocus) document.querySelector<HTMLElement>('.list-select-all input')?.focus()
  }

  async function exportSelected() {
    try {
      const { exportItems } = await import('#app/admin/export-file/export.ts')
      exportItems(selected)
    } catch {
      tellPartFailed()
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div className="selection-bar" role="group" aria-label={texts.bar}>
      {keepsHistory && (
        <Action danger busy={deleting} onClick={() => setAsking('delete')}>
          {deleting ? texts.deleting : texts.delete}
        </Action>
      )}
      {keepsHistory && catalog && (
        <Action busy={deleting} onClick={() => setAsking('reset')}>
          {texts.reset}
        </Action>
      )}
      <button type="button" onClick={exportSelected}>
        {texts.export}
      </button>
      <button type="button" data-shortcut="clear-selection" onClick={clear}>
        {texts.clear} <span className="sr-only">{texts.clearWhat}</span>
      </button>
      {asking === 'delete' && <DeleteSelectedDialog items={selected} onAnswer={answer} />}
      {asking === 'reset' && (
        <ResetSelectedDialog items={resettable} withoutDefault={withoutDefault} onAnswer={answer} />
      )}
    </div>
  )
}

interface ActionProps {
  danger?: boolean
  busy: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that changes the items, disabled while that is not allowed. */
function Action({ danger, busy, onClick, children }: ActionProps) {
  const { lock } = useAccess()
  return (
    <button
      type="button"
      data-danger={danger && ''}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...lockProps(lock)}
    >
      {children}
    </button>
  )
}
