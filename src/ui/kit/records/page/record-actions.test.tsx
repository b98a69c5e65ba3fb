// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { actor } from '../../../../../tests/fixtures/records'
import { pageActions } from '../actions/action-items'
import type { Records } from '../actions/definition'
import { RecordActions } from './record-actions'

type Tool = { id: number; isSold: boolean }

const words = { busyLabel: 'Working…', done: 'done', failure: 'Failed' }

const definition: Pick<Records<Tool, 'polish' | 'sell'>, 'actions' | 'card' | 'over'> = {
  actions: [
    { ...words, id: 'polish', label: 'Polish', judge: () => ({ ok: false, reason: 'There is no wax.' }) },
    { ...words, id: 'sell', label: 'Sell', judge: ({ isSold }) => ({ ok: !isSold, reason: 'It is sold.' }) },
  ],
  over: ({ isSold }) => (isSold ? 'This tool is sold.' : null),
  card: { head: () => null, lines: () => [], steps: ({ isSold }) => (isSold ? [] : ['polish']) },
}

const setUp = async (tool: Tool, busy?: 'polish') => {
  const calls: unknown[] = []
  const page = await mounted(
    <RecordActions
      definition={definition}
      context={{ actor: actor(), today: '2026-11-20' }}
      record={tool}
      busy={busy}
      act={(what, tools) => calls.push([what, tools])}
      onHistory={() => calls.push('history')}
    />,
  )
  return { page, asked: calls }
}
const tool: Tool = { id: 7, isSold: false }

it('offers the next step with the reason why it is off, and does what is open', async () => {
  const { page, asked } = await setUp(tool)
  expect(page.text()).toBe('Polish There is no wax. Sell')
  await page.press('Polish')
  await page.press('Sell')
  expect(asked).toEqual([['sell', [tool]]])
})

it('holds everything back while something is under way', async () => {
  const { page } = await setUp(tool, 'polish')
  expect(page.text()).toBe('Polish Wait: working… More')
})

it('has no menu of what is all off', async () => {
  const actions = definition.actions.map((action) => ({
    ...action,
    judge: () => ({ ok: false, reason: 'Not yours.' }),
  }))
  const page = await mounted(
    <RecordActions
      definition={{ ...definition, actions }}
      context={{ actor: actor(), today: '2026-11-20' }}
      record={tool}
      busy={undefined}
      act={() => undefined}
      onHistory={() => undefined}
    />,
  )
  expect(page.text()).toBe('Polish Not yours.')
})

it('says no more of a record that is over to those who can do nothing with it', async () => {
  const actions = definition.actions.map((action) => ({ ...action, offered: () => false }))
  const page = await mounted(
    <RecordActions
      definition={{ ...definition, actions }}
      context={{ actor: actor(), today: '2026-11-20' }}
      record={{ ...tool, isSold: true }}
      busy={undefined}
      act={() => undefined}
      onHistory={() => undefined}
    />,
  )
  expect(page.text()).toBe('This tool is sold.')
})

it('says of a record that is over that it is, and leads to its history', async () => {
  const { page, asked } = await setUp({ ...tool, isSold: true })
  expect(page.text()).toBe('This tool is sold. A mistake can be undone in its history. See history')
  await page.press('See history')
  expect(asked).toEqual(['history'])
})

it.each([
  ['the first that is open', {}, ['sell!']],
  ['nothing where the kind of record is quiet', { isQuiet: true }, ['sell']],
  ['the step that comes next, of a quiet kind too', { isQuiet: true, steps: () => ['sell'] }, ['sell!']],
] as const)('lets stand out %s', (_, card, expected) => {
  const { buttons } = pageActions({
    definition: { ...definition, card: { ...definition.card, steps: () => [], ...card } },
    context: { actor: actor(), today: '2026-11-20' },
    record: tool,
    busy: undefined,
    act: () => undefined,
  })
  expect(buttons.map(({ id, isMain }) => `${id}${isMain ? '!' : ''}`)).toEqual(expected)
})
