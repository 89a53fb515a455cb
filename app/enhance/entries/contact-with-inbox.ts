// The script of Contact on a site with an inbox: its form sends messages.
import { installDepartments } from '#app/enhance/contact-form.ts'
import { installForms } from '#app/enhance/forms.ts'
import { sendForm } from '#app/enhance/inbox-form.ts'
import { installOfficeHours } from '#app/enhance/office-hours.ts'

installForms(sendForm)
installDepartments()
installOfficeHours()
