import { expect, it } from 'vitest'
import type { LinkReport } from '#content/link-report.ts'
import { outsideProblems } from './outside-problems.ts'

const linksTo = (address: string, ...keys: string[]) => keys.map((key) => ({ key, value: address }))
const links = new Map([
  ['https://a.example/', linksTo('https://a.example/', 'one', 'two')],
  ['https://b.example/', linksTo('https://b.example/', 'three')],
  ['https://c.example/', linksTo('https://c.example/', 'four')],
  ['https://d.example/', linksTo('https://d.example/', 'five')],
])
const reportsOf = (...reports: LinkReport[]) => new Map(reports.map((report) => [report.address, report]))

it('names each text with a link that does not work, then those that have moved, and no other', () => {
  const reports = reportsOf(
    { address: 'https://a.example/', status: 200, movedTo: 'https://e.example/' },
    { address: 'https://b.example/', status: 404, problem: 'status' },
    { address: 'https://c.example/', status: 200 },
    { address: 'https://gone.example/', problem: 'late' },
  )
  expect(outsideProblems(links, reports)).toEqual([
    {
      key: 'three',
      value: 'https://b.example/',
      note: 'Does not work: the other site answers with an error (404).',
    },
    { key: 'one', value: 'https://a.example/', note: 'Works, but has moved for good to https://e.example/' },
    { key: 'two', value: 'https://a.example/', note: 'Works, but has moved for good to https://e.example/' },
  ])
})

it('keeps the part of a page when the page has moved, unless the new address has one', () => {
  const withPart = new Map([
    ['https://a.example/', linksTo('https://a.example/#part', 'one')],
    ['https://b.example/', linksTo('https://b.example/#part', 'two')],
  ])
  const reports = reportsOf(
    { address: 'https://a.example/', status: 200, movedTo: 'https://e.example/' },
    { address: 'https://b.example/', status: 200, movedTo: 'https://e.example/#other' },
  )
  expect(outsideProblems(withPart, reports)).toEqual([
    {
      key: 'one',
      value: 'https://a.example/#part',
      note: 'Works, but has moved for good to https://e.example/#part',
    },
    {
      key: 'two',
      value: 'https://b.example/#part',
      note: 'Works, but has moved for good to https://e.example/#other',
    },
  ])
})
