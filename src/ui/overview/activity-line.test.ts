import { describe, expect, it } from 'vitest'
import { PAGES } from '@/domain/page/pages'
import { happened, namesItsRecord, recordLink } from './activity-line'

const all = Object.values(PAGES)

describe('the link of an activity', () => {
  it('opens the record on its page', () => {
    expect(recordLink('/dashboard/jobs?job=17', all)).toEqual({ to: '/dashboard/jobs', search: { job: 17 } })
  })

  it('leads to a page of the record’s own below the list’s', () => {
    expect(recordLink('/dashboard/clients/5', all)).toEqual({ to: '/dashboard/clients/5' })
    expect(recordLink('/dashboard/clients/5', [PAGES.overview])).toBeNull()
  })

  it('leads to the page alone where records have no address of their own', () => {
    expect(recordLink('/dashboard/billing', all)).toEqual({ to: '/dashboard/billing' })
  })

  it('is missing where the person has no such page', () => {
    const pages = [PAGES.overview, PAGES.jobs]
    expect(['/dashboard/billing', '/dashboard/billing?page=2'].map((address) => recordLink(address, pages))).toEqual([
      null,
      null,
    ])
  })

  it('is missing for records without a page', () => {
    expect(recordLink(null, all)).toBeNull()
  })

  it('never leads to another site', () => {
    const addresses = ['https://example.com/dashboard/jobs', '//example.com', 'javascript:alert(1)']
    expect(addresses.map((address) => recordLink(address, all))).toEqual([null, null, null])
  })
})

describe('what happened', () => {
  it('is the note where there is one', () => {
    expect(happened({ type: 'job.completed', note: 'Service completed' })).toBe('Service completed')
  })

  it.each([
    ['client.created', 'Created', 'New client added'],
    ['property.created', 'Created', 'Property added'],
    ['job.created', 'Created', 'Job created'],
    ['crew.added', 'Added', 'Crew added'],
    ['client.deleted', 'Deleted', 'Client deleted'],
    ['client.created', 'Imported', 'Imported'],
    ['client.undone', 'Undone: Deleted', 'Undid “Client deleted”'],
    ['property.undone', 'Undone: Edited lot size', 'Undid “Edited lot size”'],
  ])('says of %s, %j: %j', (type, note, expected) => {
    expect(happened({ type, note })).toBe(expected)
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
