// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import type { Failure } from '@/domain/record/failure'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { context, created, pages, started } from '../../../../../tests/fixtures/listed-facts'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { DetailedFactList } from './detailed-fact-list'
import { type ListedFact, typeInWords } from './fact-list'

type Undo = (fact: ListedFact) => Promise<{ ok: true } | { ok: false; failure: Failure }>

type Views = { onView?: (fact: ListedFact) => void; onViewFirst?: () => void }

const detailed = (
  facts: Pageable<ListedFact>,
  onUndo: Undo = () => Promise.resolve({ ok: true }),
  { onView = () => undefined, onViewFirst }: Views = {},
) => (
  <DetailedFactList
    {...context}
    facts={facts}
    details={{
      title: ({ type }) => typeInWords(type),
      changes: ({ position }) =>
        position === 7 ? [{ label: 'Status', before: 'Assigned', after: 'In progress' }] : [],
      undoRefusal: ({ position }) => (position === 3 ? 'Something came after it.' : null),
      undoGroupSummary: ({ position }) => (position === 9 ? '2 properties' : null),
      onUndo,
      viewOf: (fact) => () => onView(fact),
      onViewFirst: onViewFirst ?? null,
    }}
  />
)

it('says of each fact what, who, when, the note, before and after, and why it can’t be undone', async () => {
  const page = await mounted(detailed(pages([started, created])))
  expect(page.text()).toBe(
    'Started Dana Whitfield , 2 minutes ago Status : Assigned → In progress Undo ' +
      'Created Dana Whitfield , 2 minutes ago By telephone View version Undo Something came after it.',
  )
})

it('says when something was done and when it was sent, where that was later, and the zone of the device', async () => {
  const late = { ...started, at: '2026-11-19T06:20:00Z', doneAt: '2026-11-18T16:15:00Z', timeZone: 'America/New_York' }
  const page = await mounted(detailed(pages([late])))
  expect(page.text()).toBe(
    'Started Dana Whitfield , done Nov 18, 2026, 10:15 AM, sent Nov 19, 2026, 12:20 AM (device set to America/New York) ' +
      'Status : Assigned → In progress Undo',
  )
})

it('shows how each but the latest left things, and once all are there how things were before them', async () => {
  const viewed: unknown[] = []
  const views = { onView: ({ position }: ListedFact) => viewed.push(position), onViewFirst: () => viewed.push('first') }
  const page = await mounted(
    detailed(
      pages([started, created], () => undefined),
      undefined,
      views,
    ),
  )
  await page.press('View version: Created')
  expect(page.text()).not.toContain('Before the first change')

  await page.show(detailed(pages([started, created]), undefined, views))
  expect(page.text().endsWith('Before the first change View version')).toBe(true)
  await page.press('View version: Before the first change')
  expect(viewed).toEqual([3, 'first'])
})

it('takes one fact back at a time, and says what came between', async () => {
  let answer = (_: { ok: false; failure: Failure }) => {}
  const undoPositions: number[] = []
  const page = await mounted(
    detailed(pages([started, { ...created, position: 5 }]), ({ position }) => {
      undoPositions.push(position)
      return new Promise((resolve) => {
        answer = resolve
      })
    }),
  )
  await page.press('Undo Started')
  expect(page.text()).toContain('Undoing...')
  expect(page.text()).toContain('Another undo is under way.')
  await page.press('Undo Created')
  expect(undoPositions).toEqual([7])

  await act(async () =>
    answer({ ok: false, failure: { message: 'The job has moved on.', status: 409, details: null } }),
  )
  expect(page.text().startsWith('Could not be undone The job has moved on. Started')).toBe(true)
})

it('names on its Undo what else that takes back', async () => {
  const undoPositions: number[] = []
  const undo: Undo = async ({ position }) => {
    undoPositions.push(position)
    return { ok: true }
  }
  const page = await mounted(detailed(pages([{ ...started, position: 9 }]), undo))
  await page.press('Undo Started, together with 2 properties')
  expect(undoPositions).toEqual([9])
})
