import { installOfficeHours } from '#app/enhance/office-hours.ts'

installOfficeHours()
