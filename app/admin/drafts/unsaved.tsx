import type { ReactNode } from 'react'
import './unsaved.css'

/** Marks an unsaved text with a ring; the filled dot marks an edited one. */
export const Unsaved = ({ children }: { children: ReactNode }) => <span className="unsaved">{children}</span>
