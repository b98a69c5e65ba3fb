// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import type { Records } from './definition'
import { RecordQuestion, type Stops } from './record-question'
import { useRecordActions } from './use-record-actions'

type Tool = { id: number; name: string }
type Action = 'sell' | 'lend'

const words = { busyLabel: 'Working…', done: 'done', failure: 'Failed', judge: () => ({ ok: true }) as const }
const definition: Pick<Records<Tool, Action>, 'noun' | 'short' | 'name' | 'actions'> = {
  noun: ['tool', 'tools'],
  short: ({ id }) => `T-${id}`,
  name: ({ id, name }) => `T-${id} ${name}`,
  actions: [
    {
      ...words,
      id: 'sell',
      label: 'Sell…',
      asks: (count) => ({
        title: count === 1 ? 'Sell this tool?' : 'Sell these tools?',
        consequence: 'It will be gone.',
        confirm: 'Sell it',
      }),
    },
    { ...words, id: 'lend', label: 'Lend…' },
  ],
}
const tools: Tool[] = [
  { id: 1, name: 'Rake' },
  { id: 2, name: 'Spade' },
]

const stopsFor = (loanedIds: readonly number[], isKnown = true): Stops<Tool> => ({
  title: (count) => (count === 1 ? 'This tool can’t be sold' : 'These tools can’t be sold'),
  isKnown,
  of: ({ id }) =>
    loanedIds.includes(id) ? { reason: 'It is lent.', way: { label: 'See who has it', to: '/dashboard' } } : null,
})

const setUp = async (stops?: Stops<Tool>) => {
  const sold: Tool[] = []
  const Page = () => {
    const actions = useRecordActions(definition, { send: {} })
    return (
      <>
        <button type="button" onClick={() => actions.act('sell', tools.slice(0, 1))}>
          Ask of one
        </button>
        <button type="button" onClick={() => actions.act('sell', tools)}>
          Ask of both
        </button>
        <button type="button" onClick={() => actions.act('lend', tools)}>
          Lend
        </button>
        <RecordQuestion
          definition={definition}
          actions={actions}
          {...(stops ? { stops } : {})}
          command={async (tool) => {
            sold.push(tool)
            return { ok: true }
          }}
        />
      </>
    )
  }
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  // The types only accept the app's own routes.
  return { page: await mounted(<RouterProvider router={router as never} />), sold }
}

it('names the record, and does it once that is confirmed', async () => {
  const { page, sold } = await setUp()
  await page.press('Ask of one')
  expect(page.text()).toContain('Sell this tool? T-1 Rake It will be gone. Go back Sell it')
  expect(sold).toEqual([])
  await page.press('Sell it')
  expect(sold).toEqual(tools.slice(0, 1))
})

it('names several, and does nothing when it is declined', async () => {
  const { page, sold } = await setUp()
  await page.press('Ask of both')
  expect(page.text()).toContain('Sell these tools? T-1 Rake, T-2 Spade It will be gone.')
  await page.press('Go back')
  expect(sold).toEqual([])
})

it('is silent about an action that asks in another way', async () => {
  const { page } = await setUp()
  await page.press('Lend')
  expect(page.text()).toBe('Ask of one Ask of both Lend')
})

it('says at once what is sure to forbid it, and has nothing to confirm', async () => {
  const { page } = await setUp(stopsFor([1]))
  await page.press('Ask of one')
  expect(page.text()).toContain('This tool can’t be sold T-1 Rake It is lent. See who has it Close')
  await page.press('Close')
  expect(page.text()).toBe('Ask of one Ask of both Lend')
})

it('leaves out of several what can’t be done, and does the others', async () => {
  const { page, sold } = await setUp(stopsFor([1]))
  await page.press('Ask of both')
  expect(page.text()).toContain(
    'Sell this tool? T-2 Spade It will be gone. Left out: T-1 Rake It is lent. See who has it Go back Sell it',
  )
  await page.press('Sell it')
  expect(sold).toEqual(tools.slice(1))
})

it('is not confirmed before it is known what forbids it', async () => {
  const { page, sold } = await setUp(stopsFor([], false))
  await page.press('Ask of one')
  await page.press('Checking…')
  expect(sold).toEqual([])
})
