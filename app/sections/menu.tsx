import type { Chrome } from '#content/chrome.ts'
import { fill } from '#content/keys/fill.ts'
import type { Link, MegamenuGroup, NavigationItem } from '#content/schema.ts'

/** The menu of an item of the bar, and the button that opens it; nothing for an item without a menu. */
export function Menu({ item, chrome }: { item: NavigationItem; chrome: Chrome }) {
  const { name, path, submenu, megamenu } = item
  if (!submenu && !megamenu) return null
  const id = `menu${path.replace('/', '-')}`
  return (
    <>
      <button
        type="button"
        className="disclosure"
        aria-expanded="false"
        aria-controls={id}
        aria-label={fill(chrome.navigation.menu, { name })}
        data-disclosure
      />
      <div id={id} className={megamenu ? 'menu megamenu' : 'menu'}>
        {megamenu ? (
          <Megamenu path={path} groups={megamenu} texts={chrome.megamenu} />
        ) : (
          <Links links={submenu ?? []} />
        )}
      </div>
    </>
  )
}

interface MegamenuProps {
  path: string
  groups: readonly MegamenuGroup[]
  texts: Chrome['megamenu']
}

function Megamenu({ path, groups, texts }: MegamenuProps) {
  const count = (sections: MegamenuGroup['sections']) =>
    sections.reduce((sum, { links }) => sum + links.length, 0)
  return (
    <div className="megamenu-inner">
      {groups.map((group) => (
        <section key={group.path} className="megamenu-group">
          <p className="megamenu-title">
            <a href={group.path}>{group.name}</a>
            <span className="megamenu-count">{count(group.sections)}</span>
          </p>
          {group.sections.map(({ id, name, links }) => (
            <div key={id}>
              <p className="megamenu-label">{name}</p>
              <Links links={links} />
            </div>
          ))}
        </section>
      ))}
      <p className="megamenu-foot">
        <a href={path}>{texts.all}</a>
        <span className="megamenu-count">
          {fill(texts.count, { count: count(groups.flatMap(({ sections }) => sections)) })}
        </span>
      </p>
    </div>
  )
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
