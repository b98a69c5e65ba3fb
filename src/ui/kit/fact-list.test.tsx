// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { created, pages, started, surroundings } from '../../../tests/fixtures/listed-facts'
import { mounted } from '../../../tests/fixtures/mounted'
import { FactList, type ListedFact, typeInWords } from './fact-list'
import type { Pageable } from './loadable'

const brief = (facts: Pageable<ListedFact>) => (
  <FactList {...surroundings} facts={facts} words={({ note, type }) => note ?? typeInWords(type)} />
)

it('says a line each, and loads more until the last page', async () => {
  let more = 0
  const page = await mounted(brief(pages([started], () => more++)))
  expect(page.text()).toBe('Started Dana Whitfield 2 minutes ago Load more')
  await page.press('Load more')
  expect(more).toBe(1)

  await page.show(brief(pages([started], () => more++, true)))
  expect(page.text()).toBe('Started Dana Whitfield 2 minutes ago Loading…')
  await page.show(brief(pages([started, created])))
  expect(page.text()).toBe('Started Dana Whitfield 2 minutes ago By telephone Dana Whitfield 2 minutes ago')
})

it('is a skeleton, a failure that can be tried again, an empty state', async () => {
  let retries = 0
  const failure = { message: 'No connection', status: 0, details: null }
  const of = (items: Pageable<ListedFact>['items']) => brief({ items, onMore: undefined, loadingMore: false })
  const page = await mounted(of({ state: 'loading' }))
  expect(page.text()).toBe('Loading')

  await page.show(of({ state: 'failed', failure, retry: () => retries++ }))
  expect(page.text()).toBe('Failed to load the history. No connection Retry')
  await page.press('Retry')
  expect(retries).toBe(1)

  await page.show(of({ state: 'ready', value: [] }))
  expect(page.text()).toBe('Nothing yet')
})

it('reads out a type that has no words of its own', () => {
  expect(['subscription.plan_changed', 'renewed', 'user.signed_in'].map(typeInWords)).toEqual([
    'Plan changed',
    'Renewed',
    'Signed in',
  ])
})
