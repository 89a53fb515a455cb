// The bar of every page, its menus that are open, and the buttons that open them.
import type { Locator, Page } from '@playwright/test'

export const bar = (page: Page): Locator => page.getByRole('banner')

export const menuButton = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name: `${name} menu` })

export const openMenus = (page: Page): Locator => page.locator('.menu:visible')
