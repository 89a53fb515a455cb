// The script of every page of a site with an inbox: enhance.ts, but the forms send. Also at most 5 kB compressed.
import { installPositions, sendForm } from './inbox-form.ts'
import { install } from './install.ts'

install(sendForm)
installPositions()
