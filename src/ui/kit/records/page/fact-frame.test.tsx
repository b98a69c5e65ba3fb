// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { context, created, pages, started } from '../../../../../tests/fixtures/listed-facts'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { FactFrame, MoreFacts } from './fact-frame'
import type { ListedFact } from './fact-list'

const framed = (facts: Pageable<ListedFact>) => (
  <FactFrame {...context} facts={facts}>
    {(items) => (
      <>
        {items.map(({ type }) => type).join(' ')}
        <MoreFacts of={facts} />
      </>
    )}
  </FactFrame>
)

it('is a skeleton, a failure that can be tried again, an empty state', async () => {
  let retries = 0
  const failure = { message: 'No connection', status: 0, details: null }
  const of = (items: Pageable<ListedFact>['items']) => framed({ items, onMore: undefined, loadingMore: false })
  const page = await mounted(of({ state: 'loading' }))
  expect(page.text()).toBe('Loading')

  await page.show(of({ state: 'failed', failure, retry: () => retries++ }))
  expect(page.text()).toBe('Failed to load the history. No connection Retry')
  await page.press('Retry')
  expect(retries).toBe(1)

  await page.show(of({ state: 'failed', failure: { ...failure, status: 403, message: 'No' }, retry: () => retries++ }))
  expect(page.text()).toBe("You don't have permission to see this. No")

  await page.show(of({ state: 'ready', value: [] }))
  expect(page.text()).toBe('Nothing yet')
})

it('loads more until the last page', async () => {
  let more = 0
  const page = await mounted(framed(pages([started], () => more++)))
  expect(page.text()).toBe('job.started Load more')
  await page.press('Load more')
  expect(more).toBe(1)

  await page.show(framed(pages([started], () => more++, true)))
  expect(page.text()).toBe('job.started Loading…')
  await page.show(framed(pages([started, created])))
  expect(page.text()).toBe('job.started job.created')
})
