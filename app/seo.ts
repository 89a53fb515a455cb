import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  title: string
  description: string
}

/** Title and description of a page; the company's name follows the title. */
export function seo({ title, description }: PageMeta, company: string): MetaDescriptor[] {
  return [{ title: `${title} | ${company}` }, { name: 'description', content: description }]
}
