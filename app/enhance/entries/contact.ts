// The script of Contact on a site without an inbox: its form sends nothing.
import { installDepartments, showContactNotice } from '#app/enhance/contact-form.ts'
import { installForms } from '#app/enhance/forms.ts'
import { installOfficeHours } from '#app/enhance/office-hours.ts'

installForms(showContactNotice)
installDepartments()
installOfficeHours()
