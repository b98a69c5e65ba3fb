// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { type Outcome, runOnMany } from './run-on-many'

type Tool = { id: number }

const refused = (message: string): Outcome => ({ ok: false, failure: { message, status: 409, details: null } })
const tools: Tool[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id }))
const nameOf = ({ id }: Tool) => `TOOL-${id} Spade`
const ids = (list: readonly Tool[]) => list.map(({ id }) => id)

describe('a command on many records', () => {
  test('continues past failures and reports them in order', async () => {
    const report = await runOnMany(tools, async ({ id }) => (id % 2 ? { ok: true } : refused(`no ${id}`)), nameOf)
    expect(ids(report.done)).toEqual([1, 3, 5])
    expect(report.failed).toEqual([
      { record: { id: 2 }, message: 'no 2', inActivity: false, final: true },
      { record: { id: 4 }, message: 'no 4', inActivity: false, final: true },
      { record: { id: 6 }, message: 'no 6', inActivity: false, final: true },
    ])
    expect(report.undo).toBe(undefined)
  })

  test('has no more than four under way', async () => {
    let running = 0
    let most = 0
    await runOnMany(
      tools,
      async () => {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
        return { ok: true }
      },
      nameOf,
    )
    expect(most).toBe(4)
  })

  test('is over when the page shows all of it, and waits for that once', async () => {
    const order: string[] = []
    const shown = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => void order.push('shown'))
    await runOnMany(
      tools,
      async ({ id }) => {
        order.push(`done ${id}`)
        return { ok: true, shown }
      },
      nameOf,
    )
    expect(order).toEqual([...tools.map(({ id }) => `done ${id}`), 'shown'])
  })

  test('is undone last first, and the first refusal is reported', async () => {
    const undone: number[] = []
    const report = await runOnMany(
      tools.slice(0, 3),
      async ({ id }) => ({
        ok: true,
        undo: async () => {
          undone.push(id)
          return id === 1 ? { ok: true } : refused(`kept ${id}`)
        },
      }),
      nameOf,
    )
    expect(await report.undo?.()).toEqual(refused('kept 3'))
    expect(undone).toEqual([3, 2, 1])
  })
})

describe('leaving the page', () => {
  const isRequested = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const promptsFor = async (some: readonly Tool[]) => {
    const prompts = [isRequested()]
    const note = () => void prompts.push(isRequested())
    const undo = async (): Promise<Outcome> => {
      note()
      return { ok: true }
    }
    const report = await runOnMany(some, async () => ({ ...(await undo()), undo }), nameOf)
    note()
    await report.undo?.()
    note()
    return prompts
  }

  test('is asked about while several are under way or taken back, and not for one', async () => {
    expect(await promptsFor(tools.slice(0, 2))).toEqual([false, true, true, false, true, true, false])
    expect(await promptsFor(tools.slice(0, 1))).toEqual([false, false, false, false, false])
  })
})

test('an undo of many had nothing to take back where none of them had', async () => {
  const undoOf = async (...had: boolean[]) => {
    const undos = had.map((hadSome) => async () => ({
      ok: true as const,
      ...(hadSome ? {} : { hadNothing: true as const }),
    }))
    const report = await runOnMany(
      undos,
      async (undo) => ({ ok: true, undo }),
      () => '',
    )
    return report.undo?.()
  }
  expect([await undoOf(false, false), await undoOf(false, true)]).toEqual([
    { ok: true, hadNothing: true },
    { ok: true },
  ])
})

describe('what went wrong', () => {
  test('is nothing where all succeeded', async () => {
    expect((await runOnMany(tools, async () => ({ ok: true }), nameOf)).problem).toBe(null)
  })

  test('is the server’s sentence for one record; several are named up to three', async () => {
    const one = await runOnMany(tools.slice(0, 1), async () => refused('Crew is booked.'), nameOf)
    expect(one.problem).toBe('Crew is booked.')
    const all = await runOnMany(tools, async () => refused('No.'), nameOf)
    expect(all.problem).toBe('TOOL-1 Spade: No. · TOOL-2 Spade: No. · TOOL-3 Spade: No. · and 3 more')
  })
})
