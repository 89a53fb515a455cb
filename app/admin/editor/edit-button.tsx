import type { Ref } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'

interface EditButtonProps {
  ref: Ref<HTMLButtonElement>
  /** The name of the text. */
  label: string
  onEdit: () => void
}

/** Opens the form of a text. Users who may not edit are asked to sign in first. */
export function EditButton({ ref, label, onEdit }: EditButtonProps) {
  const { lock } = useAccess()
  return (
    <button
      ref={ref}
      type="button"
      className="item-edit"
      data-shortcut="edit"
      aria-label={`${admin.item.edit} ${label}`}
      onClick={onEdit}
      {...lockProps(lock, onEdit)}
    >
      {admin.item.edit}
    </button>
  )
}
