import type { ComponentProps } from 'react'

/** A paragraph that is omitted while its text is empty (content/keys/text-kinds.ts). */
export function Paragraph({
  children,
  ...attributes
}: Omit<ComponentProps<'p'>, 'children'> & { children: string }) {
  return children && <p {...attributes}>{children}</p>
}
