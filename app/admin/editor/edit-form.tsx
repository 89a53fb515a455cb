import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { isOfAddedEntry } from '#app/admin/catalog/list-of-text.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextChecks } from '#app/admin/checks/text-checks.tsx'
import { type DraftView, isConflict } from '#app/admin/drafts/draft.ts'
import { useDraftStore, useDrafts, useIsUnsaved } from '#app/admin/drafts/draft-context.ts'
import { RecoverableDrafts } from '#app/admin/drafts/recoverable-drafts.tsx'
import type { StoredDraft } from '#app/admin/drafts/stored-draft.ts'
import { useRestore } from '#app/admin/drafts/use-restore.ts'
import { useSettledText } from '#app/admin/drafts/use-settled-text.ts'
import { paramsOf } from '#app/admin/navigation/address.ts'
import type { ViewName } from '#app/admin/navigation/views.ts'
import type { Base } from '#app/admin/store/table/save-over.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { keepInView } from '#app/admin/ui/keep-in-view.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { Combined } from './combine-texts.ts'
import { DefaultDifference } from './default-difference.tsx'
import { DraftField } from './draft-field.tsx'
import { EditFoot } from './edit-foot.tsx'
import { EditNotes } from './edit-notes.tsx'
import { isSaveKey } from './key.tsx'
import { LineHint } from './line-hint.tsx'
import { PlainConflict } from './plain-conflict.tsx'
import { ReleaseOverlap } from './release-overlap.tsx'
import { TextDetails } from './text-details.tsx'
import { useCleanPaste } from './use-clean-paste.ts'
import { useLastChange } from './use-last-change.ts'
import { useMultiline } from './use-multiline.ts'
import './edit-form.css'

interface EditFormProps {
  textKey: string
  /** What the key says now: others may have changed it since editing began. */
  now: Base
  /** Whether the item has been deleted. */
  gone?: boolean
  view: DraftView & ViewName
  returnFocusTo: RefObject<HTMLElement | null>
  onClose: () => void
  /**
   * @param base the text and version to replace
   * @returns whether it succeeded
   */
  onSave: (text: string, base: Base) => Promise<boolean>
  /** Adds a deleted item again, with this text. */
  onAddAgain?: (text: string) => Promise<boolean>
  /** Removes the edit, so that the default is shown again. */
  onReset?: () => Promise<boolean>
  /** Whether the field wraps like the text on its page, even if it has no line breaks. */
  wraps?: boolean
  /** What else there is to say about the text, below the field. */
  children?: ReactNode
}

const loadConflictPanel = () => import('./conflict-panel.tsx')

/** Edits the text of one key. Enter in a single-line field or Mod+Enter saves, Escape cancels. */
export function EditForm(props: EditFormProps) {
  const { textKey: key, gone = false, view, returnFocusTo, onClose, onSave, onAddAgain, onReset } = props
  const { wraps = false, children } = props
  /** What the key said before a reset that is running. Its live event may come before its answer, and is no change by others. */
  const [beforeReset, setBeforeReset] = useState<Base>()
  const now = beforeReset ?? props.now
  const drafts = useDraftStore()
  const restore = useRestore(view)
  const draftBase = useDrafts(({ byKey }) => byKey.get(key)?.base)
  const base = draftBase ?? now
  const unsaved = useIsUnsaved(key)
  const conflict = useDrafts(({ byKey }) => {
    const draft = byKey.get(key)
    return !gone && draft !== undefined && isConflict(draft, now.text)
  })
  const isStored = useDrafts((all) => all.canStore && all.storedKeys.has(key))
  const settled = useSettledText(key, now.text)
  const form = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [saving, startSaving] = useAction()
  const [combined, setCombined] = useState<Combined>()
  const [opened] = useState({ text: now.text, restored: draftBase !== undefined })
  const id = useId()
  const { catalog } = useSite()
  const { kind } = catalog?.byKey.get(key) ?? {}
  const isAdded = catalog && isOfAddedEntry(catalog, key)
  const multiline = useMultiline(key, now.text, view, kind === 'lines' || kind === 'list')
  const { stripped, onPaste, clean } = useCleanPaste(!multiline.is)
  const lastChange = useLastChange(now.item)
  // Loaded in advance: a conflict may have to be shown while offline.
  const [panelFailed, setPanelFailed] = useState(false)
  const ConflictPanel = useModule(loadConflictPanel, true, () => setPanelFailed(true))?.ConflictPanel

  useEffect(() => {
    if (form.current && foot.current) return keepInView(form.current, foot.current)
  }, [])
  useEffect(() => () => drafts.discardUnchanged(key), [drafts, key])

  const currentText = () => drafts.getText(key, now.text)
  const hasFocus = () => form.current?.contains(document.activeElement) ?? false

  function close(hadFocus = hasFocus(), endDraft = () => drafts.discard(key)) {
    flushSync(() => {
      endDraft()
      onClose()
    })
    if (hadFocus) returnFocusTo.current?.focus()
  }

  /** @param endDraft what becomes of the draft, whose text may differ by then from the one that was sent */
  function send(write: () => Promise<boolean>, endDraft = (sent: string) => drafts.saved(key, sent)) {
    if (saving) return
    const hadFocus = hasFocus()
    const sent = currentText()
    startSaving(async () => {
      if (!(await write())) {
        form.current?.querySelector('.conflict-actions')?.scrollIntoView({ block: 'nearest' })
        return
      }
      // In the meantime, the user may have typed more in another view, or have opened another text.
      if (form.current || (currentText() === sent && paramsOf(view).text === key)) {
        // The pressed button may have disappeared.
        close(hadFocus && (hasFocus() || document.activeElement === document.body), () => endDraft(sent))
      } else endDraft(sent)
    })
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    // If the edit was removed, there is no version that the database could compare, so the form asks first.
    if (conflict && !now.item) form.current?.querySelector<HTMLElement>('.conflict button')?.focus()
    else send(() => onSave(currentText(), base))
  }

  const keepMine = () => send(() => onSave(currentText(), now))

  function takeTheirs() {
    close(hasFocus(), () => drafts.parkAndDiscard(key))
  }

  function reset(remove: () => Promise<boolean>) {
    const write = async () => {
      setBeforeReset(now)
      const removed = await remove()
      setBeforeReset(undefined)
      return removed
    }
    send(write, (sent) => currentText() === sent && drafts.parkAndDiscard(key))
  }

  function typed(event: InputEvent) {
    clean(event)
    const { value: text } = event.target as HTMLInputElement | HTMLTextAreaElement
    // With nothing left to save, the field follows what others save, as before typing.
    if (text === base.text && text === now.text) drafts.discard(key)
    else drafts.write({ key, base, text, view })
  }

  function combine(withTheirs: (mine: string) => Combined) {
    const both = withTheirs(currentText())
    flushSync(() => {
      setCombined(both)
      multiline.fit(both.text)
      drafts.write({ key, base: now, text: both.text, view })
    })
    focusField()
  }

  function restoreDraft(stored: StoredDraft) {
    flushSync(() => {
      multiline.fit(stored.text)
      restore(stored)
    })
    focusField()
  }

  const focusField = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus()

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // Both keys belong to an input method while it is composing.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && !saving) close()
    const savesByEnter = !multiline.is && event.target instanceof HTMLTextAreaElement
    if (isSaveKey(event) || (savesByEnter && event.key === 'Enter')) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  }

  return (
    <form
      ref={form}
      className="item-form"
      data-shortcut="save"
      onSubmit={save}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <div className="edit-body">
        <div className="edit-main">
          <DraftField
            textKey={key}
            saved={now.text}
            multiline={multiline.is}
            wraps={wraps}
            readOnly={saving}
            describedBy={`${id}-hint ${id}-notes`}
            onInput={typed}
          />
          <LineHint id={`${id}-hint`} textKey={key} />
          <EditNotes
            id={`${id}-notes`}
            now={now.text}
            gone={gone}
            followed={!draftBase && now.text !== opened.text}
            conflict={conflict}
            combined={combined}
            restored={opened.restored}
          >
            <TextChecks itemKey={key} value={settled} stored={now.item?.content_value} stripped={stripped} />
            <ReleaseOverlap textKey={key} />
          </EditNotes>
          {conflict && ConflictPanel && (
            <ConflictPanel
              itemKey={key}
              base={base.text}
              theirs={now}
              lastChange={lastChange}
              saving={saving}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
              onCombine={combine}
            />
          )}
          {conflict && !ConflictPanel && panelFailed && (
            <PlainConflict
              theirs={now.text}
              saving={saving}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          )}
          {children}
          <RecoverableDrafts textKey={key} onRestore={restoreDraft} />
          {!conflict && !isAdded && <DefaultDifference textKey={key} value={settled} />}
        </div>
        {!conflict && <TextDetails text={settled} item={now.item} lastChange={lastChange} />}
      </div>
      <EditFoot
        ref={foot}
        multiline={multiline.is}
        primary={!conflict}
        saving={saving}
        unsaved={unsaved}
        isStored={isStored}
        onCancel={() => close()}
        onAddAgain={gone && onAddAgain ? () => send(() => onAddAgain(currentText())) : undefined}
        onReset={now.item && onReset && !isAdded ? () => reset(onReset) : undefined}
      />
    </form>
  )
}
