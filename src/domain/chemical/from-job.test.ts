import { describe, expect, it } from 'vitest'
import { sprayed, tenacity } from '../../../tests/fixtures/chemicals'
import { job, memberNo } from '../../../tests/fixtures/records'
import { chemicalKindOf, formFromJob, licenseOf } from './from-job'

const heritage = { ...tenacity, id: 6, name: 'Heritage', category: 'fungicide' } as const
const drive = { ...tenacity, id: 9, name: 'Drive' } as const

describe('what a job is against', () => {
  it.each([
    ['Lawn fertilizer round', 'Slow-release granular feed and spot weed control.', 'herbicide'],
    ['Grub control', '', 'insecticide'],
    ['Brown patch treatment', '', 'fungicide'],
    ['Planting', 'Plants and mulch.', null],
  ] as const)('%s', (title, description, kind) => {
    expect(chemicalKindOf({ title, description })).toBe(kind)
  })
})

describe('the license of an applicator', () => {
  it('is the one they were last recorded with', () => {
    const older = sprayed({ application_date: '2026-01-01', applicator_license_number: 'OLD' })
    const without = sprayed({ application_date: '2026-12-01', applicator_license_number: '' })
    expect(licenseOf('Mia Chen', [older, sprayed(), without])).toBe('TDA 0811560')
    expect(licenseOf('No one', [older])).toBe('')
  })
})

describe('the form for a job', () => {
  const context = {
    propertyId: 1,
    actor: { crew_member_id: null },
    crew: [
      memberNo(2, { first_name: 'Luis', last_name: 'Ortega' }),
      memberNo(3, { first_name: 'Mia', last_name: 'Chen' }),
    ],
    products: [heritage, tenacity, drive],
    applications: [sprayed()],
  }
  const weeds = job({ id: 17, title: 'Weed control', assigned_crew_members: [2, 3] })

  it('knows where it is, who leads, and the product of its kind that was used there last', () => {
    expect(formFromJob(weeds, context)).toMatchObject({
      job_id: 17,
      property_id: 1,
      applicator_name: 'Luis Ortega',
      product_id: 2,
    })
    const used = { ...context, applications: [sprayed({ product_id: 9 })] }
    expect(formFromJob(weeds, used)).toMatchObject({ product_id: 9 })
  })

  it('is of the person who records, where they are on the crew', () => {
    const own = { ...context, actor: { crew_member_id: 3 } }
    expect(formFromJob(weeds, own)).toMatchObject({
      applicator_name: 'Mia Chen',
      applicator_license_number: 'TDA 0811560',
    })
  })

  it('names no product for other work, and no one where there is no crew', () => {
    expect(formFromJob(job({ id: 4, title: 'Planting', description: '', assigned_crew_members: [] }), context)).toEqual(
      {
        job_id: 4,
        property_id: 1,
        applicator_name: '',
        applicator_license_number: '',
      },
    )
  })
})
