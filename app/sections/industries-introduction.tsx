import type { IndustriesPage } from '#content/industries-page.ts'
import { Paragraph } from '../ui/paragraph.tsx'

export function IndustriesIntroduction({ introduction }: Pick<IndustriesPage, 'introduction'>) {
  return (
    <div className="industries-introduction">
      <h2 id="introduction-title">{introduction.heading}</h2>
      <Paragraph>{introduction.text}</Paragraph>
    </div>
  )
}
