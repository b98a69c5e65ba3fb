// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { context, created, pages, started } from '../../../../../tests/fixtures/listed-facts'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { FactList, type ListedFact, typeInWords } from './fact-list'

const brief = (facts: Pageable<ListedFact>) => (
  <FactList {...context} facts={facts} words={({ note, type }) => note ?? typeInWords(type)} />
)

it('says a line each, in words that may be its note', async () => {
  const page = await mounted(brief(pages([started, created])))
  expect(page.text()).toBe('Started Dana Whitfield 2 minutes ago By telephone Dana Whitfield 2 minutes ago')
})

it('reads out a type that has no words of its own', () => {
  expect(['subscription.plan_changed', 'renewed', 'user.signed_in'].map(typeInWords)).toEqual([
    'Plan changed',
    'Renewed',
    'Signed in',
  ])
})
