import { installForms } from '#app/enhance/forms.ts'
import { sendForm } from '#app/enhance/inbox-form.ts'
import { installPositions } from '#app/enhance/positions.ts'

installForms(sendForm)
installPositions()
