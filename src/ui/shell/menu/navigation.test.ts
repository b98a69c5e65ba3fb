import { describe, expect, it } from 'vitest'
import { PAGES } from '@/domain/page/pages'
import { grouped, isActive } from './navigation'

describe('the highlighted entry (NAV-04)', () => {
  it.each([
    ['/dashboard', '/dashboard', true],
    ['/dashboard', '/dashboard/', true],
    ['/dashboard', '/dashboard/jobs', false],
    ['/dashboard/jobs', '/dashboard/jobs', true],
    ['/dashboard/clients', '/dashboard/clients/17', true],
    ['/dashboard/clients', '/dashboard/clients-archive', false],
    ['/dashboard/jobs', '/dashboard', false],
  ])('%s while %s is shown: %s', (entry, current, active) => {
    expect(isActive(entry, current)).toBe(active)
  })
})

describe('the groups of the menu', () => {
  it('keep the stated order of every page', () => {
    const pages = Object.values(PAGES)
    expect(grouped(pages).flatMap((group) => group.pages)).toEqual(pages)
  })

  it('each stand under one heading', () => {
    expect(grouped(Object.values(PAGES)).map((group) => group.title)).toEqual([
      null,
      'Clients',
      'Work',
      'Money',
      'Services',
      'Planning',
      'Business',
    ])
  })

  it('leave out a heading without a page', () => {
    expect(grouped([PAGES.overview, PAGES.jobs])).toEqual([
      { title: null, pages: [PAGES.overview] },
      { title: 'Work', pages: [PAGES.jobs] },
    ])
  })
})
