// The script of every page: what header, footer and forms need beyond HTML and CSS. It is in the head, so it runs before the first
// paint. It listens on the document, so it waits for nothing and also serves elements added later. At most 5 kB
// compressed.
import { showContactNotice } from './contact-form.ts'
import { install } from './install.ts'

install(showContactNotice)
