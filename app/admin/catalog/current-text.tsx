import type { ReactNode } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import './current-text.css'

interface CurrentTextProps {
  empty: boolean
  isLink: boolean
  /** The text, or the part of it that is shown. */
  children: ReactNode
}

/** What a text says now. Links look different from other texts, and empty texts say that they are empty. */
export function CurrentText({ children, empty, isLink }: CurrentTextProps) {
  if (empty) return <p className="item-empty">{isLink ? admin.texts.noLink : admin.item.empty}</p>
  return isLink ? (
    <p>
      <code className="current-link">→ {children}</code>
    </p>
  ) : (
    <p dir="auto">{children}</p>
  )
}
