import { installToasts } from '#app/toast/toasts.ts'
import { installComingSoon } from './coming-soon.ts'
import { installDepartments } from './contact-form.ts'
import { installCursor } from './cursor.ts'
import { installEditLink } from './edit-link.ts'
import { installForms } from './forms.ts'
import { installMenus } from './menus.ts'
import { installOfficeHours } from './office-hours.ts'
import { installPrerendered } from './prerendered.ts'
import { installScrolled } from './scrolled.ts'
import { installTheme } from './theme.ts'

/** @param send called with a form that was filled in correctly */
export function install(send: (form: HTMLFormElement) => void): void {
  installTheme()
  installPrerendered()
  installScrolled()
  installMenus()
  installToasts()
  installComingSoon()
  installCursor()
  installForms(send)
  installDepartments()
  installOfficeHours()
  installEditLink()
}
