import { admin } from '#app/admin/copy/admin.ts'
import { signIn } from '#app/admin/copy/sign-in.ts'

/**
 * Says who can help if a password is forgotten.
 * @param contact an email address or an https address; undefined if none is configured
 */
export function ForgottenPassword({ contact }: { contact: string | undefined }) {
  const { write, visit, noContact } = signIn.forgotten
  if (contact === undefined) return noContact
  const isUrl = contact.startsWith('https:')
  return (
    <>
      {isUrl ? visit : write}{' '}
      <a href={isUrl ? contact : `mailto:${contact}`} {...(isUrl && { target: '_blank', rel: 'noopener' })}>
        {contact}
        {isUrl && <span className="sr-only"> {admin.item.newTab}</span>}
      </a>
    </>
  )
}
