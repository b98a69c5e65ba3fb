import { describe, expect, it } from 'vitest'
import type { Addition } from '@/domain/page/additions'
import { PAGES } from '@/domain/page/pages'
import { quickActions } from './quick-actions'

const labels = (...args: Parameters<typeof quickActions>) => quickActions(...args).map(({ label }) => label)

const OFFICE = { isClient: false, seesJobs: true }

const addition = (id: Addition['id'], label: string): Addition => ({
  id,
  label,
  to: '/dashboard/jobs',
  search: { create: true },
})
const ALL = [addition('client', 'Add client'), addition('property', 'Add property'), addition('job', 'Create job')]

describe('Quick Actions (DASH-04)', () => {
  it('offers the stated four after the work of the day', () => {
    expect(labels(Object.values(PAGES), ALL, OFFICE)).toEqual([
      'Create job',
      'Add client',
      'Job board',
      'Subscription',
      'Billing',
      'Analytics',
      'Settings',
    ])
  })

  it('leads to the stated pages, all of which are there', () => {
    const pages = Object.values(PAGES).filter(({ path }) => path !== PAGES.jobs.path)
    expect(quickActions(pages, [], OFFICE)).toEqual([
      { label: 'Subscription', to: '/dashboard/subscription', isComing: false },
      { label: 'Billing', to: '/dashboard/billing', isComing: false },
      { label: 'Analytics', to: '/dashboard/analytics', isComing: false },
      { label: 'Settings', to: '/dashboard/settings', isComing: false },
    ])
  })

  it('leads nowhere that the person has no page for', () => {
    expect(labels([PAGES.overview, PAGES.settings], [], OFFICE)).toEqual(['Settings'])
  })

  it('offers no addition to someone who may not', () => {
    expect(labels([PAGES.overview, PAGES.jobs], [], OFFICE)).toEqual(['Job board'])
  })

  it('leads to no jobs where the role shows none (PERM-18)', () => {
    expect(labels([PAGES.jobs, PAGES.settings], [], { isClient: false, seesJobs: false })).toEqual(['Settings'])
  })

  it('leads a client to their jobs', () => {
    expect(quickActions([PAGES.jobs], [], { isClient: true, seesJobs: true })).toEqual([
      { label: 'Your jobs', to: '/dashboard/jobs' },
    ])
  })
})
