import type { Ref } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { useIsUnsaved } from '#app/admin/drafts/draft-context.ts'
import '#app/admin/catalog/edited-mark.css'
import '#app/admin/drafts/unsaved.css'
import { useEditedElsewhere } from './use-editing.ts'

interface TextButtonProps {
  ref: Ref<HTMLButtonElement>
  textState: TextState
  /** Whether it shows the text; otherwise it lies over the text on the page. */
  written?: boolean
  tabIndex?: number | undefined
  onEdit: () => void
}

/** Opens a text in the form. Screen readers hear its name, its key, its state, and what it says. */
export function TextButton({
  ref,
  textState: { text, item, current },
  written = false,
  tabIndex,
  onEdit,
}: TextButtonProps) {
  const { lock } = useAccess()
  const unsaved = useIsUnsaved(text.key)
  const editedElsewhere = useEditedElsewhere(text.key)
  const mark = unsaved ? 'unsaved' : item ? 'edited-mark' : ''
  const state = unsaved ? pages.unsaved : item ? pages.edited : pages.notEdited
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={tabIndex}
      className="page-text-button"
      data-state={unsaved ? 'unsaved' : item ? 'edited' : undefined}
      data-elsewhere={editedElsewhere ? '' : undefined}
      data-name={text.label}
      onClick={onEdit}
      {...lockProps(lock, onEdit)}
    >
      <span className="sr-only">{admin.item.edit} </span>
      <span className={written ? `page-text-name ${mark}` : 'sr-only'}>{text.label}</span>
      <span className="sr-only">
        {' '}
        ({text.key}, {state}
        {editedElsewhere && `, ${pages.elsewhere.state}`}):{' '}
      </span>
      <span className={written ? 'page-text-value' : 'sr-only'} dir="auto">
        {current || admin.item.empty}
      </span>
      {editedElsewhere && (
        <span className="page-text-mark" aria-hidden="true">
          {pages.elsewhere.mark}
        </span>
      )}
    </button>
  )
}
