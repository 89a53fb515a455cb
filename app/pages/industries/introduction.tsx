import { Paragraph } from '#app/ui/paragraph.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'

export function IndustriesIntroduction({ introduction }: Pick<IndustriesPage, 'introduction'>) {
  return (
    <div className="industries-introduction">
      <h2 id="introduction-title">{introduction.heading}</h2>
      <Paragraph>{introduction.text}</Paragraph>
    </div>
  )
}
