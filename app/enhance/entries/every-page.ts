// The script of every page: what header, footer and buttons need beyond HTML and CSS. It is in the head, so it runs before the first
// paint. It listens on the document, so it waits for nothing and also serves elements added later. With the script of one
// page, it has at most 5 kB compressed.

import { installComingSoon } from '#app/enhance/coming-soon.ts'
import { installEditLink } from '#app/enhance/edit-link.ts'
import { installMenus } from '#app/enhance/menus.ts'
import { installPrerendered } from '#app/enhance/prerendered.ts'
import { installScrolled } from '#app/enhance/scrolled.ts'
import { installTheme } from '#app/enhance/theme.ts'
import { installToasts } from '#app/toast/toasts.ts'

installTheme()
installPrerendered()
installScrolled()
installMenus()
installToasts()
installComingSoon()
installEditLink()
