import { describe, expect, it } from 'vitest'
import { PAGES } from '@/domain/pages'
import { happened, namesItsRecord, recordLink } from './activity-line'

const all = Object.values(PAGES)

describe('the link of an activity', () => {
  it('opens a job on the job page', () => {
    expect(recordLink('job/17', all)).toEqual({ to: '/dashboard/jobs', search: { job: 17 } })
  })

  it('leads to the list where a record has no address of its own', () => {
    expect(recordLink('client/4', all)).toEqual({ to: '/dashboard/clients' })
  })

  it('leads to what is paid for, and to what was paid', () => {
    expect(['subscription/1', 'subscription-invoice/4', 'payment-method/2'].map((of) => recordLink(of, all))).toEqual([
      { to: '/dashboard/subscription' },
      { to: '/dashboard/billing' },
      { to: '/dashboard/billing' },
    ])
  })

  it('is missing where the person has no such page', () => {
    expect(recordLink('client/4', [PAGES.overview, PAGES.jobs])).toBeNull()
  })

  it('is missing for records without a page', () => {
    expect(recordLink('user/1', all)).toBeNull()
    expect(recordLink('planting', all)).toBeNull()
  })
})

describe('what happened', () => {
  it('is the note where there is one', () => {
    expect(happened({ type: 'job.completed', note: 'Service completed' })).toBe('Service completed')
  })

  it('is read from the type where there is none', () => {
    expect(happened({ type: 'user.signed_in', note: null })).toBe('Signed in')
  })
})

describe('the name of the record', () => {
  it.each([
    ['is said beside words that leave it out', 'Service completed', 'JOB-1017 Mowing', false],
    ['is not said twice', 'Visa ending in 4242 added', 'Visa ending in 4242', true],
  ])('%s', (_, note, subject, expected) => {
    expect(namesItsRecord({ type: 'any.thing', note, subject })).toBe(expected)
  })
})
