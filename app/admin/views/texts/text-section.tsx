import type { Section } from './sections.ts'
import { TextRow, type TextRowProps } from './text-row.tsx'

interface TextSectionProps extends Section, Pick<TextRowProps, 'wholeNames' | 'onOpen' | 'keepRemoved'> {
  /** The key being edited. */
  openKey: string | undefined
  /** Values removed in this view, by key. */
  removed: ReadonlyMap<string, string>
}

/** The texts of one section of a page. */
export function TextSection({ title, textStates, openKey, removed, ...rest }: TextSectionProps) {
  return (
    <div>
      <div className="text-section-heading">
        <h4>{title}</h4>
        <p className="count">{textStates.length}</p>
      </div>
      <ul>
        {textStates.map(({ text, item }) => (
          <TextRow
            key={text.key}
            text={text}
            item={item}
            open={text.key === openKey}
            removed={removed.get(text.key)}
            {...rest}
          />
        ))}
      </ul>
    </div>
  )
}
