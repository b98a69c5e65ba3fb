// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import type { Records } from './definition'
import { RecordQuestion } from './record-question'
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

/** A page on which tools are sold and lent; remembers which were sold. */
const setUp = async () => {
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
          command={async (tool) => {
            sold.push(tool)
            return { ok: true }
          }}
        />
      </>
    )
  }
  return { page: await mounted(<Page />), sold }
}

it('names the record, and does it once that is confirmed', async () => {
  const { page, sold } = await setUp()
  await page.press('Ask of one')
  expect(page.text()).toContain('Sell this tool? T-1 Rake It will be gone. Go back Sell it')
  expect(sold).toEqual([])
  await page.press('Sell it')
  expect(sold).toEqual(tools.slice(0, 1))
})

it('counts several, and does nothing when it is declined', async () => {
  const { page, sold } = await setUp()
  await page.press('Ask of both')
  expect(page.text()).toContain('Sell these tools? 2 tools It will be gone.')
  await page.press('Go back')
  expect(sold).toEqual([])
})

it('is silent about an action that asks in another way', async () => {
  const { page } = await setUp()
  await page.press('Lend')
  expect(page.text()).toBe('Ask of one Ask of both Lend')
})
