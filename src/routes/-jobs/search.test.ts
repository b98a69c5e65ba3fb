import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { JOBS_SEARCH_DEFAULTS, jobsSearch } from './search'

const read = (query: Record<string, unknown>) => v.parse(jobsSearch, query)

describe('the job page’s place in the URL', () => {
  it('is the list in the order of the agenda when nothing is said', () => {
    expect(read({})).toEqual(JOBS_SEARCH_DEFAULTS)
  })

  it('keeps a sort by a column, upwards and downwards', () => {
    expect([read({ sort: 'date' }).sort, read({ sort: '-cost' }).sort]).toEqual(['date', '-cost'])
  })

  it('counts what makes no sense as not said', () => {
    const nonsense = {
      sort: '--cost',
      status: 'lost',
      date: '2026-02-31',
      view: 'circle',
      job: -4,
      tab: 9,
      create: 'no',
    }
    expect(read(nonsense)).toEqual(JOBS_SEARCH_DEFAULTS)
  })
})
