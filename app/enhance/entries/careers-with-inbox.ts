import { installForms } from '#app/enhance/forms.ts'
import { installPositions, sendForm } from '#app/enhance/inbox-form.ts'

installForms(sendForm)
installPositions()
