import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { setTabTitle } from '#app/admin/navigation/tab-title.ts'
import { Footer } from '#app/sections/footer.tsx'
import { Header } from '#app/sections/header.tsx'
import { footerColumnsOf, navigationOf } from '#content/addresses/navigation.ts'
import type { OverrideRules } from '#content/keys/overrides.ts'
import { copyTexts } from './copy-texts.ts'

interface LiveHeaderAndFooterProps {
  catalog: Catalog
  /** Stays the same while only items change that the site does not use. */
  textStates: readonly TextState[]
  rules: OverrideRules
}

/**
 * Keeps the panel's header, footer and title up to date with the texts. They are rendered by the server, outside the
 * part that React runs here. They are therefore rendered again, hidden, and changes are copied.
 */
export const LiveHeaderAndFooter = memo(function LiveHeaderAndFooter({
  catalog,
  textStates,
  rules,
}: LiveHeaderAndFooterProps) {
  const [hidden] = useState(() => document.createElement('div'))
  const texts = useDeferredValue(textStates)
  const site = useMemo(() => {
    const rows = texts.flatMap(({ item }) => item ?? [])
    return catalog.siteWith(rows, rules)
  }, [catalog, texts, rules])
  const { company, chrome } = site

  useEffect(() => {
    setTabTitle(`${admin.title} | ${site.company.name}`)
    for (const part of hidden.children) {
      const shown = document.querySelector(`body > ${part.localName}`)
      const drawn = part.cloneNode(true)
      if (shown && drawn instanceof Element) copyTexts(drawn, shown)
    }
  }, [hidden, site])

  return createPortal(
    <>
      <Header company={company} chrome={chrome} navigation={navigationOf(site)} path="/admin" />
      <Footer company={company} chrome={chrome} columns={footerColumnsOf(site)} />
    </>,
    hidden,
  )
})
