import { type ComponentProps, useMemo, useRef } from 'react'
import { bestMatches, didYouMean } from '#app/admin/catalog/match.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { useCombobox } from '#app/admin/ui/use-combobox.ts'
import { describedBy, Field, Input } from '#app/ui/field.tsx'
import { KeyOptions } from './key-options.tsx'
import '#app/admin/ui/field-notes.css'
import './key-field.css'

interface KeyFieldProps extends ComponentProps<'input'> {
  id: string
  error: string | undefined
  /** The content of the field, possibly slightly out of date. */
  query: string
  textStates: readonly TextState[]
  onChoose: (textState: TextState) => void
}

/** More would be too many to look through. */
const maxMatches = 10

/** The key of a new item. Any key is allowed; the site's own keys are suggested while the user types. */
export function KeyField({ id, error, query, textStates, onChoose, ...rest }: KeyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const matches = useMemo(() => bestMatches(textStates, query, maxMatches), [textStates, query])
  const optionId = (index: number) => `${id}-option-${index}`
  const { shown, active, close, field } = useCombobox(input, list, matches.length, optionId, choose)
  const { catalog } = useSite()
  const key = query.trim()
  // Neither is suggested: "Lists" edits the text of a list, and only older items have a single line.
  const isKnown = catalog?.byKey.get(key)?.kind === 'list' || isSingleLine(key)
  const unused = useMemo(() => (isKnown ? undefined : unusedKey(textStates, key)), [textStates, key, isKnown])

  /** Whether the site shows this line of a list, because no item has the whole list. */
  function isSingleLine(key: string): boolean {
    const whole = catalog?.textOfLine(key)
    return whole !== undefined && !textStates.some(({ text, item }) => text.key === whole.key && item)
  }

  function choose(index: number) {
    const textState = matches[index]
    if (textState) onChoose(textState)
    close()
  }

  function chooseMeant(textState: TextState) {
    input.current?.focus()
    onChoose(textState)
  }

  // Shown in place of the other hint, so that nothing below moves while the user types.
  const hint = unused ? admin.add.unused : admin.add.keyHint
  return (
    <div>
      <Field id={id} label={admin.add.key} hint={hint} error={error}>
        <div className="key-field">
          <Input
            {...describedBy(id, hint, error)}
            {...rest}
            {...field}
            ref={input}
            id={id}
            aria-controls={shown ? `${id}-options` : undefined}
            placeholder={admin.add.keyExample}
            autoCapitalize="none"
            spellCheck={false}
            className="mono"
          />
          {shown && (
            <KeyOptions
              ref={list}
              id={`${id}-options`}
              matches={matches}
              active={active}
              optionId={optionId}
              onChoose={choose}
            />
          )}
          <p className="sr-only" role="status">
            {shown ? active < 0 && query && admin.add.found(matches.length) : unused && admin.add.unused}
          </p>
        </div>
      </Field>
      {unused?.meant && (
        <div className="field-notes">
          <button type="button" onClick={() => unused.meant && chooseMeant(unused.meant)}>
            {admin.add.didYouMean(unused.meant.text.key)}
          </button>
        </div>
      )}
    </div>
  )
}

/** Returns, for a key unknown to the site, the text whose key was probably meant. */
function unusedKey(
  textStates: readonly TextState[],
  key: string,
): { meant: TextState | undefined } | undefined {
  const keys = textStates.map(({ text }) => text.key)
  if (!key || keys.length === 0 || keys.includes(key)) return undefined
  const meant = didYouMean(key, keys)
  return { meant: textStates.find(({ text }) => text.key === meant) }
}
