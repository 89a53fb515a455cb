import type { Submission } from '#app/sections/page-context.ts'

interface SentValue<Name extends string> {
  name: Name
  defaultValue?: string
  wrong?: boolean
  autoFocus?: boolean
}

/**
 * Returns what the fields of a form show after its message was not accepted: what was typed, whether it is wrong, and which
 * of them gets the focus.
 * @param names in the order of the form
 */
export function sentValues<Name extends string>(
  submission: Submission | undefined,
  names: readonly Name[],
): (name: Name) => SentValue<Name> {
  if (!submission) return (name) => ({ name })
  const { values, wrong } = submission
  const firstWrong = names.find((name) => wrong.includes(name))
  return (name) => ({
    name,
    ...(Object.hasOwn(values, name) && { defaultValue: values[name] ?? '' }),
    wrong: wrong.includes(name),
    autoFocus: name === firstWrong,
  })
}
