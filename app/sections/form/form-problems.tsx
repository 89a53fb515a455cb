import { useRouteLoaderData } from 'react-router'
import { MailLink } from '#app/sections/contact-links.tsx'
import type { PageContext, Submission } from '#app/sections/page-context.ts'
import { preview } from '#content/preview.ts'

interface FormProblemsProps {
  problems: Record<Submission['problem'], string>
  /** The problem with what was sent. */
  shown: Submission | undefined
  /** Where to write to instead. */
  email: string
}

/**
 * Says above a form why nothing was sent. Without script the server shows one of the problems, otherwise
 * app/enhance/inbox-form.ts does. If no field is wrong, it gets the focus.
 */
export function FormProblems({ problems, shown, email }: FormProblemsProps) {
  const isPreview = useRouteLoaderData<Pick<PageContext, 'preview'>>('root')?.preview !== undefined
  const hides = (problem: Submission['problem']) => shown?.problem !== problem
  return (
    <div
      className="form-problem"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form, which would otherwise begin above the problem
      autoFocus={shown !== undefined && shown.wrong.length === 0}
    >
      <p data-problem="invalid" hidden={hides('invalid')}>
        {problems.invalid}
      </p>
      <p data-problem="limit" hidden={hides('limit')}>
        {problems.limit}
      </p>
      <p data-problem="unavailable" hidden={hides('unavailable')}>
        {problems.unavailable} <MailLink email={email} />
      </p>
      {isPreview && (
        <p data-problem="preview" hidden>
          {preview.formNotSent}
        </p>
      )}
    </div>
  )
}
