import type { RoundsProblem } from './problem'
import type { Draw } from './random'
import type { Timetable } from './timetable'

/** Average number of removed visits, and the maximum per route. */
const RUINED = 9
const LONGEST_STRING = 10
/** Share of strings that preserve some visits in their middle, and the chance of each further one. */
const SPLIT = 0.5
const LONGER_SPLIT = 0.01

const nearestOf = ({ visits, travel }: RoundsProblem): Int32Array[] => {
  const order = visits.map((_, visit) => visit)
  return visits.map(({ place }) => {
    const way = (visit: number) => travel[place]?.[visits[visit]?.place ?? 0] ?? 0
    return Int32Array.from(order.toSorted((a, b) => way(a) - way(b) || a - b))
  })
}

/** A segment of a route around an index; a split string preserves some visits in its middle. */
const stringAround = (at: number, length: number, of: number, draw: Draw): number[] => {
  let preservedCount = 0
  if (length > 1 && length < of && draw() < SPLIT) {
    preservedCount = 1
    while (length + preservedCount < of && draw() < LONGER_SPLIT) preservedCount++
  }
  const whole = length + preservedCount
  const first = Math.max(0, at - whole + 1)
  const last = Math.min(at, of - whole)
  const from = first + Math.floor(draw() * (last - first + 1))
  const gap = preservedCount === 0 ? 0 : 1 + Math.floor(draw() * (length - 1))
  const string: number[] = []
  for (let step = 0; step < length; step++)
    string.push(from + step + (preservedCount > 0 && step >= gap ? preservedCount : 0))
  return string
}

/**
 * Removes strings of nearby visits from neighboring routes (slack induction by string removals, Christiaens and Vanden Berghe 2020). Visits
 * of one task go together; pinned ones stay. Returns the removed tasks; `tasks` is by visit.
 */
export const createRuin = (
  problem: RoundsProblem,
  table: Timetable,
  taskOf: Int32Array,
  tasks: readonly number[][],
) => {
  const nearest = nearestOf(problem)
  const { rounds, roundOf, isPinned } = table
  const free = problem.visits.flatMap(({ pinned }, visit) => (pinned === null ? [visit] : []))
  const touched = new Set<number>()

  const removeTask = (task: number, out: number[]): void => {
    out.push(task)
    for (const visit of tasks[task] ?? []) {
      touched.add(roundOf[visit] ?? -1)
      table.remove(visit)
    }
  }

  return (draw: Draw): number[] => {
    const used = rounds.filter(({ length }) => length > 0)
    const mean = used.reduce((sum, { length }) => sum + length, 0) / Math.max(1, used.length)
    const longest = Math.min(LONGEST_STRING, mean)
    const strings = Math.floor(1 + draw() * ((4 * RUINED) / (1 + longest) - 1))
    const seed = free[Math.floor(draw() * free.length)] ?? 0
    const out: number[] = []
    const ruined = new Set<number>()
    touched.clear()
    for (const visit of nearest[seed] ?? []) {
      if (ruined.size >= strings) break
      const shift = roundOf[visit] ?? -1
      if (shift < 0 || ruined.has(shift) || isPinned[visit]) continue
      ruined.add(shift)
      const round = [...(rounds[shift] ?? [])]
      const length = Math.floor(1 + draw() * Math.min(round.length, longest))
      for (const index of stringAround(round.indexOf(visit), length, round.length, draw)) {
        const candidate = round[index] ?? -1
        if (candidate >= 0 && !isPinned[candidate] && (roundOf[candidate] ?? -1) >= 0)
          removeTask(taskOf[candidate] ?? 0, out)
      }
    }
    for (const shift of touched) table.refresh(shift)
    return out
  }
}
