import { describe, expect, it } from 'vitest'
import { sprayed } from '../../../tests/fixtures/chemicals'
import { checkChain, lastSeal, sealed } from './seal'

const first = sealed(sprayed({ id: 1 }), null)
const second = sealed(sprayed({ id: 2 }), first.seal)
const third = sealed(sprayed({ id: 3 }), second.seal)
const chain = [first, second, third]

describe('the chain of records', () => {
  it('links each record to the one before it', () => {
    expect(chain.map(({ seal: { number, previous } }) => ({ number, previous }))).toEqual([
      { number: 1, previous: '' },
      { number: 2, previous: first.seal.hash },
      { number: 3, previous: second.seal.hash },
    ])
    expect(lastSeal([third, first])).toEqual(third.seal)
    expect(lastSeal([])).toBe(null)
  })

  it('holds for records as they were recorded, corrections and all', () => {
    const correction = sealed({ ...first, notes: 'Windy.' }, third.seal)
    expect(checkChain([...chain, correction])).toEqual({ links: 4, altered: [], missing: [] })
    expect(checkChain([])).toEqual({ links: 0, altered: [], missing: [] })
  })

  it('holds where a later release has a field more that says nothing', () => {
    expect(checkChain(chain.map((record) => Object.assign({ drift: null, photos: [] }, record))).altered).toEqual([])
  })

  it('names a record that was changed', () => {
    expect(checkChain([first, { ...second, application_rate: '9 oz' }, third])).toEqual({
      links: 3,
      altered: [2],
      missing: [],
    })
  })

  it('names the next record where one was changed and hashed again', () => {
    const forged = sealed({ ...second, application_rate: '9 oz' }, first.seal)
    expect(checkChain([first, forged, third]).altered).toEqual([3])
  })

  it('names a record that is known in two versions under one link', () => {
    const forged = sealed({ ...second, application_rate: '9 oz' }, first.seal)
    expect(checkChain([first, second, forged, third]).altered).toEqual([2])
  })

  it('tells the links that are gone', () => {
    expect(checkChain([first, third])).toEqual({ links: 2, altered: [], missing: [2] })
  })
})
