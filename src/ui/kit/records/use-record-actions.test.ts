import { describe, expect, test } from 'vitest'
import { beforeRun, type Notice, noticeOutsideRows, withOwn } from './use-record-actions'

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
    const told = notice([7], { inActivity: true })
    const known = new Map([[7, { failure: 'Out of wax.', failed: 'polish' as const }]])
    expect(withOwn(known, new Map(), [told])).toBe(known)
    expect(withOwn<Action>(new Map(), new Map(), [told])).toEqual(new Map())

    const away = notice([77], { inActivity: true })
    const knownAway = new Map([[77, { failure: 'Out of wax.' }]])
    expect([
      noticeOutsideRows([away], isShown, knownAway),
      noticeOutsideRows([away], isShown, new Map<number, never>()),
    ]).toEqual([away, null])
  })

  test('the latest first', () => {
    const [first, second] = [notice([7, 8]), notice([1, 2])]
    expect(noticeOutsideRows([first, second], isShown, idle)).toBe(second)
  })
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
