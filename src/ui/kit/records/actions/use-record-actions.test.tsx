// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { failureFrom } from '@/domain/record/failure'
import { Toaster } from '@/ui/kit/overlays/toaster'
import { mounted } from '../../../../../tests/fixtures/mounted'
import type { Outcome } from './run-on-many'
import { announce, beforeRun, type Notice, noticeOutsideRows, useRecordActions, withOwn } from './use-record-actions'

type Action = 'polish' | 'sell'

const notice = (ids: number[], rest: Partial<Notice<Action>> = {}): Notice<Action> => ({
  ids,
  what: 'polish',
  text: 'Failed to polish tool',
  detail: 'Out of wax.',
  inActivity: false,
  retry: () => undefined,
  ...rest,
})
const idle = new Map()
const isShown = (id: number) => id < 10

describe('what failed is said once', () => {
  test('in its row where the row is shown', () => {
    expect(noticeOutsideRows([notice([7])], isShown, idle)).toBe(null)
    expect(withOwn(idle, new Map(), [notice([7])])).toEqual(
      new Map([[7, { failure: 'Out of wax.', failed: 'polish' }]]),
    )
  })

  test('above the list for several records, for none, and for one that is not shown', () => {
    const [several, none, hidden] = [notice([7, 8]), notice([]), notice([77])]
    expect([several, none, hidden].map((one) => noticeOutsideRows([one], isShown, idle))).toEqual([
      several,
      none,
      hidden,
    ])
    expect(withOwn(idle, new Map(), [several, none])).toEqual(idle)
  })

  test('by the record’s own activity where that says it, and no longer than that does', () => {
    const activityNotice = notice([7], { inActivity: true })
    const activity = new Map([[7, { failure: 'Out of wax.', failed: 'polish' as const }]])
    expect(withOwn(activity, new Map(), [activityNotice])).toBe(activity)
    expect(withOwn<Action>(new Map(), new Map(), [activityNotice])).toEqual(new Map())

    const away = notice([77], { inActivity: true })
    const awayActivity = new Map([[77, { failure: 'Out of wax.' }]])
    expect([
      noticeOutsideRows([away], isShown, awayActivity),
      noticeOutsideRows([away], isShown, new Map<number, never>()),
    ]).toEqual([away, null])
  })

  test('the latest first', () => {
    const [first, second] = [notice([7, 8]), notice([1, 2])]
    expect(noticeOutsideRows([first, second], isShown, idle)).toBe(second)
  })
})

test('what would be refused again is final in its row', () => {
  expect(withOwn(idle, new Map(), [notice([7], { retry: undefined })])).toEqual(
    new Map([[7, { failure: 'Out of wax.', failed: 'polish', final: true }]]),
  )
})

test('a new run takes back what was said of its records and of several at once, and leaves other rows alone', () => {
  const [same, other, several] = [notice([7]), notice([8]), notice([1, 2])]
  expect(beforeRun([same, other, several], [7])).toEqual([other])
})

test('what this screen has under way shows until the record’s own activity says more', () => {
  const running = new Map<number, Action>([
    [1, 'sell'],
    [2, 'sell'],
  ])
  expect(withOwn<Action>(new Map([[2, { busy: 'polish' }]]), running, [])).toEqual(
    new Map([
      [1, { busy: 'sell' }],
      [2, { busy: 'polish' }],
    ]),
  )
})

describe('an attempt that fails is told by its dialog', () => {
  const failed: Outcome = { ok: false, failure: { message: 'Out of wax.', status: 409, details: null } }
  const tool = { id: 7 }
  const judged = { busyLabel: 'Working…', done: 'done', judge: () => ({ ok: true }) as const }

  const setUp = async () => {
    let answer: (outcome: Outcome) => void = () => undefined
    const command = () => new Promise<Outcome>((resolve) => (answer = resolve))
    const Screen = () => {
      const actions = useRecordActions<typeof tool, Action>(
        {
          noun: ['tool', 'tools'],
          short: () => 'T-7',
          name: () => 'T-7 Plane',
          actions: [
            { ...judged, id: 'polish', label: 'Polish', failure: 'Failed to polish tool' },
            { ...judged, id: 'sell', label: 'Sell', failure: 'Failed to sell tool' },
          ],
        },
        {},
      )
      return (
        <>
          <p>{actions.notice?.text ?? 'nothing failed'}</p>
          <button type="button" onClick={() => actions.act('polish', [tool])}>
            ask
          </button>
          <button type="button" onClick={() => actions.act('sell', [tool])}>
            ask something else
          </button>
          <button type="button" onClick={actions.stopAsking}>
            leave
          </button>
          <button type="button" onClick={() => void actions.attempt({ what: 'polish', records: [tool], command })}>
            attempt
          </button>
          <button type="button" onClick={() => answer(failed)}>
            fail
          </button>
        </>
      )
    }
    const { press, text } = await mounted(<Screen />)
    return async (...labels: string[]) => {
      for (const label of labels) await press(label)
      return text().split(' ask')[0]
    }
  }

  test('while it is open', async () => {
    const shownAfter = await setUp()
    expect(await shownAfter('ask', 'attempt', 'fail')).toBe('nothing failed')
  })

  test('and by the screen once it was left', async () => {
    const shownAfter = await setUp()
    expect(await shownAfter('ask', 'attempt', 'leave', 'fail')).toBe('Failed to polish tool')
  })

  test('and by who attempted it where none of these dialogs asked, whatever is asked by then', async () => {
    const shownAfter = await setUp()
    expect(await shownAfter('attempt', 'ask something else', 'fail')).toBe('nothing failed')
  })
})

test('a second click, given before the first one is drawn, does nothing; a click after its end does it again', async () => {
  const ends: (() => void)[] = []
  const polish = () =>
    new Promise<Outcome>((resolve) => {
      ends.push(() => resolve({ ok: false, failure: { message: 'Out of wax.', status: 500, details: null } }))
    })
  const Screen = () => {
    const actions = useRecordActions<{ id: number }, Action>(
      { noun: ['tool', 'tools'], short: () => 'T-7', name: () => 'T-7 Plane', actions: [] },
      { send: { polish } },
    )
    const click = () => actions.act('polish', [{ id: 7 }])
    return (
      <button
        type="button"
        onClick={() => {
          click()
          click()
        }}
      >
        polish twice
      </button>
    )
  }
  const { press, settle } = await mounted(<Screen />)
  await press('polish twice')
  const atOnce = ends.length
  await settle(() => ends[0]?.())
  await press('polish twice')
  expect([atOnce, ends.length]).toEqual([1, 2])
})

describe('what failed on several is tried again', () => {
  const tools = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const answerOf =
    (statuses: Record<number, number>) =>
    async ({ id }: { id: number }): Promise<Outcome> => {
      const status = statuses[id]
      return status === undefined ? { ok: true } : { ok: false, failure: { message: 'No.', status, details: null } }
    }

  const setUp = async (statuses: Record<number, number>) => {
    const calls: number[] = []
    const Screen = () => {
      const actions = useRecordActions<{ id: number }, Action>(
        {
          noun: ['tool', 'tools'],
          short: ({ id }) => `T-${id}`,
          name: ({ id }) => `T-${id}`,
          actions: [
            {
              id: 'polish',
              label: 'Polish',
              busyLabel: 'Working…',
              done: 'done',
              failure: 'Failed to polish tool',
              judge: () => ({ ok: true }),
            },
          ],
        },
        {},
      )
      const command = (tool: { id: number }) => {
        calls.push(tool.id)
        return answerOf(statuses)(tool)
      }
      return (
        <>
          <p>{actions.notice ? `failed, ${actions.notice.retry ? 'again?' : 'for good'}` : 'nothing failed'}</p>
          <button type="button" onClick={() => void actions.run({ what: 'polish', records: tools, command })}>
            polish
          </button>
          <button type="button" onClick={() => actions.notice?.retry?.()}>
            again
          </button>
        </>
      )
    }
    const { press, text } = await mounted(<Screen />)
    return async (...labels: string[]) => {
      for (const label of labels) await press(label)
      return [text().split(' polish')[0], calls]
    }
  }

  test('where no one refused it, and only there', async () => {
    const shownAfter = await setUp({ 1: 409, 2: 503 })
    expect(await shownAfter('polish', 'again')).toEqual(['failed, again?', [1, 2, 3, 2]])
  })

  test('not at all where all were refused', async () => {
    const shownAfter = await setUp({ 1: 409, 3: 403 })
    expect(await shownAfter('polish', 'again')).toEqual(['failed, for good', [1, 2, 3]])
  })
})

describe('an Undo that failed', () => {
  /** A toast may take long to render on a busy machine. */
  const PATIENCE = { timeout: 10_000 }
  const TIME = { timeout: 20_000 }
  const offered = (within: ParentNode) =>
    [...within.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Undo')

  test.each([
    ['can be tried again where the server had trouble', 503, 1],
    ['is over where a rule stands against it', 409, 0],
  ])('%s', TIME, async (_, status, buttons) => {
    const failed: Outcome = { ok: false, failure: failureFrom({ status, transport: 'Not now.' }) }
    const answers: Outcome[] = [failed]
    const page = await mounted(<Toaster />)
    announce('Saw deleted', { undo: async () => answers.shift() ?? { ok: true } })
    await vi.waitFor(() => expect(offered(document)).toHaveLength(1), PATIENCE)
    await act(async () => offered(document)[0]?.click())
    const failure = await vi.waitFor(() => {
      const toasts = [...document.querySelectorAll('[data-scope=toast][data-part=root]')]
      const [only] = toasts.filter(({ textContent }) => textContent.includes('Could not be undone: Saw deleted'))
      if (!only) throw new Error('nothing said yet')
      return only
    }, PATIENCE)
    const [again, ...others] = offered(failure)
    expect([again, ...others].filter(Boolean)).toHaveLength(buttons)
    if (!again) return
    await act(async () => again.click())
    await vi.waitFor(() => expect(page.text()).toContain('Undone: Saw deleted'), PATIENCE)
  })
})
