import { describe, expect, it } from 'vitest'
import { job, property } from '../../../tests/fixtures/records'
import { isAt } from './property'

describe('a job is at a property', () => {
  const unit = { ...property, id: 10 }

  it.each([
    ['that it knows', { property_id: 9 }, [9]],
    ['that it knows, whatever address it has', { property_id: 10, property_address: '12 Oak Street' }, [10]],
    ['of its address, in any spelling, when it knows none', { property_address: '4102 SPEEDWAY.' }, [9, 10]],
    ['not of another ZIP code', { property_zip: '78664' }, []],
    ['not of another client', { client_id: 6 }, []],
  ])('%s', (_title, patch, ids) => {
    const places = [property, unit].filter((place) => isAt(place)(job(patch)))
    expect(places.map(({ id }) => id)).toEqual(ids)
  })
})
