// The script of every page: what header, footer and forms need beyond HTML and CSS. It is in the head, so it runs before the first
// paint. It listens on the document, so it waits for nothing and also serves elements added later. At most 5 kB
// compressed.
import { installToasts } from '#app/toast/toasts.ts'
import { installComingSoon } from './coming-soon.ts'
import { installContactForm } from './contact-form.ts'
import { installCursor } from './cursor.ts'
import { installEditLink } from './edit-link.ts'
import { installMenus } from './menus.ts'
import { installOfficeHours } from './office-hours.ts'
import { installPrerendered } from './prerendered.ts'
import { installScrolled } from './scrolled.ts'
import { installTheme } from './theme.ts'

installTheme()
installPrerendered()
installScrolled()
installMenus()
installToasts()
installComingSoon()
installCursor()
installContactForm()
installOfficeHours()
installEditLink()
