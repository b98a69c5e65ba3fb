/** Iterations per slice; a search can be stopped between slices. */
export const SLICE = 500

/**
 * Input of the route search. Times are whole minutes from midnight of the first day; costs are in minutes of driving, so they can be added
 * up and explained. Visits, shifts and places are named by index.
 */
export type RoundsProblem = {
  shifts: readonly Shift[]
  visits: readonly Visit[]
  /** Minutes from place to place; must satisfy the triangle inequality. */
  travel: readonly (readonly number[])[]
  weights: Weights
  /** Seed of the random numbers: the same problem always has the same result. */
  seed: number
}

export type Shift = {
  from: number
  until: number
  /** Start and end places; null means the first and last stop. */
  start: number | null
  end: number | null
  room: number
}

export type VisitOption = {
  open: number
  close: number
  /** Cost of choosing this option. */
  cost: number
  /** Starting after this is late; `Infinity` for never. */
  due: number
}

/** One person's stop. Visits of one task start at the same time in different shifts. */
export type Visit = {
  task: number
  place: number
  minutes: number
  options: readonly VisitOption[]
  able: readonly number[]
  /** Additional cost by shift; absent when it is the same everywhere. */
  extra?: readonly number[]
  /** The shift it is fixed in, at the start of its only option; null for a movable visit. */
  pinned: number | null
  urgency: number
  leftOut: number
  takes: number
}

export type Weights = {
  travel: number
  /** A day of W minutes costs this times W²/960, which makes long days expensive. */
  load: number
  /** Cost per minute of a late start. */
  late: number
}

/** Visits per route in order; `begins` and `option` are by visit, -1 for omitted ones. */
export type RoundsPlan = { rounds: number[][]; begins: number[]; option: number[] }

export const tasksOf = ({ visits }: Pick<RoundsProblem, 'visits'>): number[][] => {
  const tasks = new Map<number, number[]>()
  for (const [visit, { task }] of visits.entries()) {
    const together = tasks.get(task)
    if (together) together.push(visit)
    else tasks.set(task, [visit])
  }
  return [...tasks.values()]
}

export const loadCost = ({ load }: Pick<Weights, 'load'>, minutes: number): number => (load * minutes * minutes) / 960
