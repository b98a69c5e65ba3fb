import { describe, expect, it } from 'vitest'
import { client, job, property } from '../../../tests/fixtures/records'
import { filterProperties, listProperties, servicesOf, withServices } from './listed-property'

const TODAY = '2026-11-20'

describe('the services at a property', () => {
  it('are the latest work done and the first that is to come', () => {
    const jobs = [
      job({ scheduled_date: '2026-11-27', status: 'scheduled' }),
      job({ scheduled_date: '2026-11-24', status: 'assigned' }),
      job({ scheduled_date: '2026-11-13', status: 'completed' }),
      job({ scheduled_date: '2026-11-06', status: 'completed' }),
    ]
    expect(servicesOf(jobs, TODAY)).toEqual({ last: '2026-11-13', next: '2026-11-24' })
  })

  it('leave out what was cancelled, and count work that is under way as the next', () => {
    const jobs = [
      job({ scheduled_date: TODAY, status: 'in_progress' }),
      job({ scheduled_date: '2026-11-19', status: 'assigned' }),
      job({ scheduled_date: TODAY, status: 'cancelled', scheduled_start_time: '07:00' }),
      job({ scheduled_date: '2026-11-18', status: 'missed' }),
    ]
    expect(servicesOf(jobs, TODAY)).toEqual({ last: null, next: TODAY })
  })
})

const { client_id: _, business_id: __, ...place } = property
const avery = {
  ...client,
  properties: [place, { ...place, id: 10, property_name: 'Cottage', address: '12 Oak Street' }],
}
const helen = {
  ...client,
  id: 6,
  first_name: 'Helen',
  last_name: 'Brandt',
  properties: [{ ...place, id: 11, city: 'Round Rock', zip_code: '78664', property_type: 'commercial' as const }],
}

describe('the list of properties', () => {
  it('gives each its client and what is known of the services at it', () => {
    const servicesById = new Map([[9, { last: null, next: '2026-11-24' }]])
    const owner = { id: 5, first_name: 'Avery', last_name: 'Stone' }
    expect(withServices(listProperties([avery], 1), servicesById)).toEqual([
      { ...property, client: owner, services: { last: null, next: '2026-11-24' } },
      {
        ...property,
        id: 10,
        property_name: 'Cottage',
        address: '12 Oak Street',
        client: owner,
        services: null,
      },
    ])
  })

  it('says nothing of services while the jobs are not known', () => {
    expect(listProperties([avery], 1).map(({ services }) => services)).toEqual([null, null])
  })

  it.each([
    [{}, [9, 10, 11]],
    [{ search: 'stone' }, [9, 10]],
    [{ search: 'OAK avery' }, [10]],
    [{ search: 'round 78664' }, [11]],
    [{ search: 'cottage brandt' }, []],
    [{ client: '6' }, [11]],
    [{ type: 'residential', search: 'speedway' }, [9]],
  ] as const)('narrowed to %j holds %j (PROP-01)', (filter, ids) => {
    expect(filterProperties(listProperties([avery, helen], 1), filter).map(({ id }) => id)).toEqual(ids)
  })
})
