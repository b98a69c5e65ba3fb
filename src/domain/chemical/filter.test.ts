import { describe, expect, it } from 'vitest'
import { sprayed } from '../../../tests/fixtures/chemicals'
import { byLatest, filterApplications } from './filter'
import { missingElements } from './record-elements'

const spring = sprayed({ id: 1, application_date: '2026-04-01', area_treated_sqft: null })
const ants = sprayed({ id: 2, chemical_name: 'Talstar P', target_pest_disease: 'Fire ants', property_id: 7 })
const late = sprayed({ id: 3, application_time: '15:00', applicator_name: 'Ben Okafor', applicator_license_number: '' })
const all = [spring, ants, late]

describe('the list of applications', () => {
  it.each([
    ['nothing', {}, [1, 2, 3]],
    ['chemical and target, in any order', { search: 'ants TALSTAR' }, [2]],
    ['applicator', { search: 'okafor' }, [3]],
    ['what is not searched', { search: 'bridle' }, []],
    ['a first day', { from: '2026-11-18' }, [2, 3]],
    ['a last day', { to: '2026-04-01' }, [1]],
    ['a property', { property: '7' }, [2]],
    ['a chemical', { chemical: 'Tenacity' }, [1, 3]],
    ['a missing element', { missing: 'area' }, [1]],
    ['any missing element', { missing: 'any' }, [1, 3]],
  ] as const)('is narrowed by %s (CHEM-01)', (_, filter, ids) => {
    expect(filterApplications(all, filter).map(({ id }) => id)).toEqual(ids)
  })

  it('has the latest first', () => {
    expect([...all].sort(byLatest).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

describe('the federal record', () => {
  it('lacks what was left open', () => {
    const open = {
      epa_registration_number: '',
      total_amount_applied: null,
      area_treated_sqft: null,
      site_treated: '',
      applicator_license_number: '',
    }
    expect(missingElements(sprayed())).toEqual([])
    expect(missingElements(sprayed(open))).toEqual(['epa', 'amount', 'area', 'site', 'license'])
  })
})
