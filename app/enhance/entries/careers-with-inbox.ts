// The script of Careers on a site with an inbox: its form sends applications.
import { installForms } from '#app/enhance/forms.ts'
import { sendForm } from '#app/enhance/inbox-form.ts'
import { installPositions } from '#app/enhance/positions.ts'

installForms(sendForm)
installPositions()
