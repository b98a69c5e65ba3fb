/** Epoch milliseconds. */
export type Instant = number

/**
 * The one source of time for rules, flows and the mock server. It runs with real time and can be moved forward, so that a
 * trial can be seen to end; its timers follow it, which is why it carries `setTimeout` in the shape xstate asks of a clock.
 */
export type Clock = {
  now(): Instant
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** The app's clock: a `Clock` that can be moved and reports when it was. */
export type MovableClock = Clock & {
  /** How far it is ahead of real time, in ms. */
  offset(): number
  /** Moves it forward by `ms`; timers that fall due on the way fire in order. @throws RangeError for a negative step. */
  advance(ms: number): void
  /** Sets the offset as another tab reports it. Firing is the same as for `advance`; a smaller offset fires nothing. */
  setOffset(ms: number): void
  subscribe(listener: (offset: number) => void): () => void
}

/** What real time is read from; tests pass a source of their own. */
export type TimeSource = {
  now(): Instant
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** The longest wait that real timers can count (31 bits); a longer one is waited for in parts. */
const LONGEST_WAIT = 2 ** 31 - 1

type Alarm = { dueAt: Instant; fn: () => void; handle: unknown }

/** Builds the movable clock over a source of real time. */
export const createClock = (source: TimeSource, startOffset = 0): MovableClock => {
  let offset = startOffset
  let nextId = 1
  const alarms = new Map<number, Alarm>()
  const listeners = new Set<(offset: number) => void>()

  const now = () => source.now() + offset

  const ring = (id: number) => {
    const alarm = alarms.get(id)
    if (!alarm) return
    alarms.delete(id)
    source.clearTimeout(alarm.handle)
    alarm.fn()
  }

  const arm = (id: number, alarm: Omit<Alarm, 'handle'>) => {
    const wait = Math.max(0, alarm.dueAt - now())
    const wake = wait > LONGEST_WAIT ? () => arm(id, alarm) : () => ring(id)
    alarms.set(id, { ...alarm, handle: source.setTimeout(wake, Math.min(wait, LONGEST_WAIT)) })
  }

  const moveTo = (next: number) => {
    offset = next
    const due = [...alarms].filter(([, alarm]) => alarm.dueAt <= now()).sort(([, a], [, b]) => a.dueAt - b.dueAt)
    for (const [id] of due) ring(id)
    for (const [id, alarm] of [...alarms]) {
      source.clearTimeout(alarm.handle)
      arm(id, alarm)
    }
    for (const listener of listeners) listener(offset)
  }

  return {
    now,
    offset: () => offset,
    advance(ms) {
      if (ms < 0) throw new RangeError('the clock only moves forward')
      moveTo(offset + ms)
    },
    setOffset: moveTo,
    setTimeout(fn, ms) {
      const id = nextId++
      arm(id, { dueAt: now() + ms, fn })
      return id
    },
    clearTimeout(id) {
      const alarm = alarms.get(id as number)
      if (!alarm) return
      alarms.delete(id as number)
      source.clearTimeout(alarm.handle)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
