import { loadCost, type RoundsPlan, type RoundsProblem } from './problem'

type Saved = { visits: number[]; option: number[]; version: number }

/**
 * Routes of a search: start and latest start of every stop, and cost of each route. Typed arrays by index, because they are read about a
 * million times a second.
 */
export type Timetable = ReturnType<typeof createTimetable>

export const createTimetable = ({ visits, shifts, travel, weights }: RoundsProblem) => {
  const minutesOf = Float64Array.from(visits, ({ minutes }) => minutes)
  const placeOf = Int32Array.from(visits, ({ place }) => place)
  const isPinned = Uint8Array.from(visits, ({ pinned }) => (pinned === null ? 0 : 1))
  const urgency = Float64Array.from(visits, (visit) => visit.urgency)
  const takes = Float64Array.from(visits, (visit) => visit.takes)
  const from = Float64Array.from(shifts, (shift) => shift.from)
  const count = visits.length
  /** Travel between any two visits. */
  const ways = new Float64Array(count * count)
  for (const [visit, { place }] of visits.entries()) {
    for (const [other, { place: to }] of visits.entries()) ways[visit * count + other] = travel[place]?.[to] ?? 0
  }
  const isTimed = visits.some(
    (visit) => visit.urgency > 0 || visit.options.some(({ due }) => due < Number.POSITIVE_INFINITY),
  )

  const rounds: number[][] = shifts.map(() => [])
  const begins = new Float64Array(visits.length).fill(-1)
  /** Latest start that keeps all later visits feasible. */
  const latest = new Float64Array(visits.length)
  const option = new Int32Array(visits.length).fill(-1)
  /** Start after which each visit is late, by its option. */
  const due = new Float64Array(visits.length)
  const roundOf = new Int32Array(visits.length).fill(-1)
  const cost = new Float64Array(shifts.length)
  const busy = new Float64Array(shifts.length)
  const usedRoom = new Float64Array(shifts.length)
  /** Equal versions mean an equal route. */
  const version = new Int32Array(shifts.length)
  let versions = 0
  const changed = new Map<number, Saved>()

  const drive = (from: number, to: number): number => travel[from]?.[to] ?? 0
  const toFirst = (shift: number, visit: number): number => {
    const start = shifts[shift]?.start ?? null
    return start === null ? 0 : drive(start, placeOf[visit] ?? 0)
  }
  const fromLast = (shift: number, visit: number): number => {
    const end = shifts[shift]?.end ?? null
    return end === null ? 0 : drive(placeOf[visit] ?? 0, end)
  }
  const leg = (from: number, to: number): number => ways[from * count + to] ?? 0

  const timeCost = (visit: number, due: number, begin: number, shift: number): number => {
    const late = begin > due ? weights.late * (begin - due) : 0
    return late + (urgency[visit] ?? 0) * (begin - (from[shift] ?? 0))
  }

  const forward = (shift: number): void => {
    const round = rounds[shift] ?? []
    let free = from[shift] ?? 0
    let driven = 0
    let worked = 0
    let sum = 0
    let carried = 0
    let before = -1
    for (const visit of round) {
      const chosen = option[visit] ?? 0
      const chosenOption = visits[visit]?.options[chosen]
      const way = before < 0 ? toFirst(shift, visit) : leg(before, visit)
      const open = chosenOption?.open ?? 0
      // Fixed visits stay even when no one can be there in time.
      const begin = isPinned[visit] ? open : Math.max(free + way, open)
      begins[visit] = begin
      const minutes = minutesOf[visit] ?? 0
      free = Math.max(free, begin + minutes)
      driven += way
      worked += minutes
      carried += takes[visit] ?? 0
      sum += (chosenOption?.cost ?? 0) + (visits[visit]?.extra?.[shift] ?? 0)
      due[visit] = chosenOption?.due ?? Number.POSITIVE_INFINITY
      if (isTimed) sum += timeCost(visit, due[visit] ?? 0, begin, shift)
      before = visit
    }
    driven += before < 0 ? 0 : fromLast(shift, before)
    busy[shift] = worked + driven
    usedRoom[shift] = carried
    cost[shift] = sum + weights.travel * driven + loadCost(weights, worked + driven)
  }

  const backward = (shift: number): void => {
    const round = rounds[shift] ?? []
    let limit = shifts[shift]?.until ?? 0
    let after = -1
    for (let index = round.length - 1; index >= 0; index--) {
      const visit = round[index] ?? 0
      const chosenOption = visits[visit]?.options[option[visit] ?? 0]
      limit -= after < 0 ? fromLast(shift, visit) : leg(visit, after)
      latest[visit] = isPinned[visit]
        ? (chosenOption?.open ?? 0)
        : Math.min(chosenOption?.close ?? 0, limit - (minutesOf[visit] ?? 0))
      limit = latest[visit] ?? 0
      after = visit
    }
  }

  const refresh = (shift: number): void => {
    forward(shift)
    backward(shift)
    version[shift] = ++versions
  }

  const copyOf = (shift: number): Saved => {
    const roundVisits = [...(rounds[shift] ?? [])]
    return { visits: roundVisits, option: roundVisits.map((visit) => option[visit] ?? 0), version: version[shift] ?? 0 }
  }
  const touch = (shift: number): void => {
    if (!changed.has(shift)) changed.set(shift, copyOf(shift))
  }

  const replace = (saved: ReadonlyMap<number, Saved>): void => {
    for (const shift of saved.keys()) {
      for (const visit of rounds[shift] ?? []) {
        roundOf[visit] = -1
        begins[visit] = -1
        option[visit] = -1
      }
    }
    for (const [shift, state] of saved) {
      rounds[shift] = [...state.visits]
      for (const [index, visit] of state.visits.entries()) {
        roundOf[visit] = shift
        option[visit] = state.option[index] ?? 0
      }
      forward(shift)
      backward(shift)
      version[shift] = state.version
    }
  }

  return {
    rounds,
    begins,
    latest,
    option,
    due,
    roundOf,
    cost,
    busy,
    taken: usedRoom,
    version,
    minutesOf,
    isPinned,
    takes,
    isTimed,
    leg,
    toFirst,
    fromLast,
    timeCost,
    insert(visit: number, shift: number, index: number, chosen: number): void {
      touch(shift)
      rounds[shift]?.splice(index, 0, visit)
      roundOf[visit] = shift
      option[visit] = chosen
      refresh(shift)
    },
    /** Removes a visit from its route. Times are stale until the route is refreshed. */
    remove(visit: number): void {
      const shift = roundOf[visit] ?? -1
      if (shift < 0) return
      touch(shift)
      const round = rounds[shift] ?? []
      round.splice(round.indexOf(visit), 1)
      roundOf[visit] = -1
      begins[visit] = -1
      option[visit] = -1
    },
    refresh,
    /** Sets the rollback point. */
    keep: () => changed.clear(),
    isTouched: (shift: number): boolean => changed.has(shift),
    back(): void {
      replace(changed)
      changed.clear()
    },
    total: (): number => cost.reduce((sum, each) => sum + each, 0),
    plan: (): RoundsPlan => ({ rounds: rounds.map((round) => [...round]), begins: [...begins], option: [...option] }),
    load(plan: RoundsPlan): void {
      const saved = plan.rounds.map((round, shift): [number, Saved] => [
        shift,
        { visits: round, option: round.map((visit) => plan.option[visit] ?? 0), version: ++versions },
      ])
      replace(new Map(saved))
      changed.clear()
    },
  }
}
