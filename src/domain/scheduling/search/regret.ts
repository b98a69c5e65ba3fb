import { type Insertion, type Pricing, placesOf, putIn } from './place'
import type { RoundsProblem } from './problem'
import type { Timetable } from './timetable'

type InsertionContext = { tasks: readonly number[][]; table: Timetable; pricing: Pricing }

const regretOf = ([first, second, third]: readonly Insertion[], limit: number): number =>
  first ? (second?.cost ?? limit) + (third?.cost ?? limit) - 2 * first.cost : Number.NEGATIVE_INFINITY

/**
 * Initial placement by regret: first tasks of several people, then repeatedly the task with the largest regret. Returns the tasks that
 * found no position.
 */
export const placeByRegret = ({ visits }: RoundsProblem, { tasks, table, pricing }: InsertionContext): number[] => {
  const limitOf = (task: number) => visits[tasks[task]?.[0] ?? 0]?.leftOut ?? 0
  const isFree = (together: readonly number[]) => together.every((visit) => visits[visit]?.pinned === null)
  const free = tasks.flatMap((together, task) => (isFree(together) ? [task] : []))
  const isAlone = (task: number) => tasks[task]?.length === 1

  const out = free.filter((task) => {
    if (isAlone(task)) return false
    const together = tasks[task] ?? []
    const places = placesOf(together, limitOf(task), pricing)
    if (places) putIn(together, places, table)
    return !places
  })

  let waiting = free.filter(isAlone)
  while (waiting.length > 0) {
    let worst = { task: -1, regret: Number.NEGATIVE_INFINITY, places: [] as Insertion[] }
    for (const task of waiting) {
      const visit = tasks[task]?.[0] ?? 0
      const places = (visits[visit]?.able ?? [])
        .flatMap((shift) => pricing.cheapestIn(visit, shift, limitOf(task)) ?? [])
        .sort((a, b) => a.cost - b.cost || a.shift - b.shift)
      const regret = regretOf(places, limitOf(task))
      if (regret > worst.regret) worst = { task, regret, places }
    }
    if (worst.task < 0) break
    putIn(tasks[worst.task] ?? [], worst.places.slice(0, 1), table)
    waiting = waiting.filter((task) => task !== worst.task)
  }
  return [...out, ...waiting].sort((a, b) => a - b)
}
