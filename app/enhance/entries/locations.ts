// The script of Locations: local times, and which offices are open.
import { installOfficeHours } from '#app/enhance/office-hours.ts'

installOfficeHours()
