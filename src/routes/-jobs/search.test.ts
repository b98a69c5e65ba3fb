import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jobsUrl } from './search'

const DEFAULTS = { view: 'list', mode: 'day', search: '', tab: 'details', create: false }
const read = (query: Record<string, unknown>) => v.parse(jobsUrl.schema, query)

describe('the job page’s place in the URL', () => {
  it('is the list in the order of the agenda when nothing is said', () => {
    expect(read({})).toEqual(DEFAULTS)
  })

  it('leaves out of the address what goes without saying', () => {
    expect(jobsUrl.defaults).toEqual(DEFAULTS)
  })

  it('keeps a sort by a column, upwards and downwards', () => {
    expect([read({ sort: 'date' }).sort, read({ sort: '-cost' }).sort]).toEqual(['date', '-cost'])
  })

  it('opens the form for equipment', () => {
    expect(read({ create: true, equipment: 7 })).toEqual({ ...DEFAULTS, create: true, equipment: 7 })
  })

  it('counts what makes no sense as not said', () => {
    const nonsense = {
      sort: '--cost',
      status: 'lost',
      date: '2026-02-31',
      view: 'circle',
      mode: 'year',
      job: -4,
      tab: 9,
      as_of: 1.5,
      create: 'no',
      equipment: 'pump',
    }
    expect(read(nonsense)).toEqual(DEFAULTS)
  })
})
