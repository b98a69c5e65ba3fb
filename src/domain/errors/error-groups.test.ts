import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { groupReports, placeOf, type StoredReport, storedReportSchema } from './error-groups'

const report = (id: number, patch: Partial<StoredReport> = {}): StoredReport => ({
  id,
  at: `2026-11-20T10:00:0${id}.000Z`,
  message: 'RangeError: Boom',
  stack_trace: 'RangeError: Boom\n    at show (https://x.app/assets/jobs.js:1:2)',
  source: 'error',
  severity: 'error',
  environment: 'demo',
  person: 'Dana Whitfield',
  url: 'https://x.app/dashboard/jobs',
  browser: 'Chromium',
  metadata: { repeated: 0, events: [] },
  ...patch,
})

describe('reports of one error', () => {
  it('are one, with how often, where and to whom it happened', () => {
    const latest = report(3, { person: null, url: 'https://x.app/dashboard/clients' })
    const former = [report(2, { metadata: { repeated: 4, events: [] } }), report(1)]
    expect(groupReports([latest, ...former])).toEqual([
      {
        latest,
        ids: [3, 2, 1],
        count: 7,
        first: '2026-11-20T10:00:01.000Z',
        places: ['/dashboard/clients', '/dashboard/jobs'],
        people: [null, 'Dana Whitfield'],
      },
    ])
  })

  it.each([
    ['says something else', { message: 'RangeError: Bang' }],
    ['comes from another line', { stack_trace: 'RangeError: Boom\n    at hide (https://x.app/assets/jobs.js:9:9)' }],
  ])('are apart from one that %s', (_case, patch) => {
    expect(groupReports([report(2, patch), report(1)]).map(({ ids }) => ids)).toEqual([[2], [1]])
  })

  it('are in the order of the latest', () => {
    const other = { message: 'Other' }
    expect(groupReports([report(3), report(2, other), report(1)]).map(({ ids }) => ids)).toEqual([[3, 1], [2]])
  })
})

it('reads what a page may have said in any way', () => {
  const { metadata: _, ...plain } = report(1)
  const odd = [null, 7, { events: 'none', repeated: 'often' }, { at: 'then' }]
  expect(odd.map((metadata) => v.parse(storedReportSchema, { ...plain, metadata }).metadata)).toEqual(
    Array(4).fill({ repeated: 0, events: [] }),
  )
})

it('shows a place by its path', () => {
  expect(['https://x.app/dashboard/jobs', '/dashboard', ''].map(placeOf)).toEqual(['/dashboard/jobs', '/dashboard', ''])
})
