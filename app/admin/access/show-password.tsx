import { password } from '#app/admin/copy/sign-in.ts'
import './show-password.css'

interface ShowPasswordProps {
  shown: boolean
  onChange: (shown: boolean) => void
}

/** Shows what was typed in the password fields of a form, or hides it again. The eye is crossed out while it is hidden. */
export const ShowPassword = ({ shown, onChange }: ShowPasswordProps) => (
  <button type="button" className="show-password" aria-pressed={shown} onClick={() => onChange(!shown)}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 10q8-10 16 0q-8 10-16 0z" />
      <circle cx="10" cy="10" r="2.5" />
      <path className="show-password-slash" d="M4 17L16 3" />
    </svg>
    {password.show}
  </button>
)
