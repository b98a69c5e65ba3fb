import { describe, expect, it } from 'vitest'
import type { Addition } from '@/domain/additions'
import { PAGES } from '@/domain/pages'
import { quickActions } from './quick-actions'

const labels = (...args: Parameters<typeof quickActions>) => quickActions(...args).map(({ label }) => label)

const addition = (id: Addition['id'], label: string): Addition => ({
  id,
  label,
  to: '/dashboard/jobs',
  search: { create: true },
})
const ALL = [addition('client', 'Add client'), addition('property', 'Add property'), addition('job', 'Create job')]

describe('Quick Actions (DASH-04)', () => {
  it('offers the stated four after the work of the day', () => {
    expect(labels(Object.values(PAGES), ALL, false)).toEqual([
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
    expect(quickActions(pages, [], false)).toEqual([
      { label: 'Subscription', to: '/dashboard/subscription', isComing: false },
      { label: 'Billing', to: '/dashboard/billing', isComing: false },
      { label: 'Analytics', to: '/dashboard/analytics', isComing: false },
      { label: 'Settings', to: '/dashboard/settings', isComing: false },
    ])
  })

  it('leads nowhere that the person has no page for', () => {
    expect(labels([PAGES.overview, PAGES.settings], [], false)).toEqual(['Settings'])
  })

  it('offers no addition to somebody who may not', () => {
    expect(labels([PAGES.overview, PAGES.jobs], [], false)).toEqual(['Job board'])
  })

  it('leads a client to their jobs', () => {
    expect(quickActions([PAGES.jobs], [], true)).toEqual([{ label: 'Your jobs', to: '/dashboard/jobs' }])
  })
})
