// The form for a new item while its key or value is empty.
import type { Request } from '@playwright/test'
import { type AdminPanel, expect } from './admin-panel.ts'

const required = 'Both key and value are required to add new content.'

/** Expects that the form does not add an item, but marks the empty field until something is typed there. */
export async function expectEmptyRefused(panel: AdminPanel, calls: Request[], key: string, value: string) {
  await panel.open()
  await panel.add(key, value)
  await panel.expectToast('Error!', required, 'error')
  const wrong = key.trim() ? panel.newValue : panel.newKey
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription(new RegExp(required))
  await expect(panel.newKey).toHaveValue(key)
  await expect(panel.newValue).toHaveValue(value)
  expect(calls.filter((each) => each.method() === 'POST')).toEqual([])

  await wrong.fill('something')
  await expect(wrong).not.toHaveAttribute('aria-invalid')
  await expect(panel.addForm).not.toContainText(required)
}
