import { expect, it } from 'vitest'
import { settingNames } from './config.ts'
import { findMisspelled } from './misspelled-settings.ts'

it.each([
  ['SMTP_URl', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['ADMIN_ACCES', 'ADMIN_ACCESS'],
  ['TRUSTED_PROXXIES', 'TRUSTED_PROXIES'],
  ['SITE_URLS', 'SITE_URL'],
  ['DATA-DIR', 'DATA_DIR'],
  ['DATABASE_ULR', 'DATABASE_URL'],
])('names the setting that %s is almost', (name, setting) => {
  expect(findMisspelled([name], settingNames)).toEqual([{ name, setting }])
})

it('says nothing about settings and other variables', () => {
  const others = ['HOME', 'PORTS', 'HOSTNAME', 'NODE_ENV', 'SITE', 'SITE_URL_OLD', 'PGDATABASE', '']
  expect(findMisspelled([...settingNames, ...others], settingNames)).toEqual([])
})
