// All defaults of the site as one object.
import { chrome } from './chrome.ts'
import { company } from './company.ts'
import { home } from './home.ts'
import { navigation } from './navigation.ts'

export const site = { company, navigation, chrome, home }

export type Site = typeof site
