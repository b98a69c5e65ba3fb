/** Epoch milliseconds. */
export type Instant = number

/**
 * The only source of time for rules, flows and the mock server. It follows real time and can be advanced, for example to see a trial end;
 * its timers follow it, so it provides `setTimeout` in XState's clock shape.
 */
export type Clock = {
  now(): Instant
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

export type MovableClock = Clock & {
  /** Lead over real time in ms. */
  offset(): number
  /** Advances by `ms`; due timers fire in order. Throws RangeError for a negative step. */
  advance(ms: number): void
  /** Sets the offset reported by another tab. Fires timers like `advance`; a smaller offset fires nothing. */
  setOffset(ms: number): void
  subscribe(listener: (offset: number) => void): () => void
}

export type TimeSource = {
  now(): Instant
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

const LONGEST_WAIT = 2 ** 31 - 1

type Alarm = { dueAt: Instant; fn: () => void; handle: unknown }

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
