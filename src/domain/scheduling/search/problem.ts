/** Tries in a slice: what is done between two moments in which someone may ask a search to stop. */
export const SLICE = 500

/**
 * The input of a search for good rounds: who works when, and what needs to be visited. All times are whole minutes from midnight of the
 * first day; all costs are minutes of driving, so that they can be added up and explained to people. Visits, shifts and places are named by
 * their index.
 */
export type RoundsProblem = {
  shifts: readonly Shift[]
  visits: readonly Visit[]
  /** Minutes from place to place. No way round may be shorter than the direct one. */
  travel: readonly (readonly number[])[]
  weights: Weights
  /** Says which random numbers are drawn: the same problem is always answered alike. */
  seed: number
}

/** One person's day. */
export type Shift = {
  from: number
  until: number
  /** Where it begins and where it ends; null: at its first stop, and at its last. */
  start: number | null
  end: number | null
  /** How much of what visits take it has room for. */
  room: number
}

/** A time in which a visit may begin. */
export type VisitOption = {
  open: number
  close: number
  /** What it costs to choose this one. */
  cost: number
  /** A begin after this is late; `Infinity` where it never is. */
  due: number
}

/** A stop of one person. Visits of one task are done together: they begin at the same time, in different shifts. */
export type Visit = {
  /** The task's id. */
  task: number
  place: number
  minutes: number
  options: readonly VisitOption[]
  /** The shifts that may have it. */
  able: readonly number[]
  /** What it costs in each shift beside all else; absent where it is the same in all. */
  extra?: readonly number[]
  /** The shift it stays in, at the begin of its only option; null where it may be placed. */
  pinned: number | null
  /** What a minute of waiting since the shift began costs. */
  urgency: number
  /** What it costs to leave its task out. */
  leftOut: number
  /** How much of the shift's room it takes. */
  takes: number
}

/** What counts how much. */
export type Weights = {
  /** A minute of driving. */
  travel: number
  /** How dear long days are: a day of W minutes costs this times W²/960. */
  load: number
  /** A minute that a visit begins late. */
  late: number
}

/** Who visits what in which order; `begins` and `option` are by visit, -1 for those that are left out. */
export type RoundsPlan = { rounds: number[][]; begins: number[]; option: number[] }

/** Where the visits of each task are, in the order in which the tasks first come. */
export const tasksOf = ({ visits }: Pick<RoundsProblem, 'visits'>): number[][] => {
  const tasks = new Map<number, number[]>()
  for (const [visit, { task }] of visits.entries()) {
    const together = tasks.get(task)
    if (together) together.push(visit)
    else tasks.set(task, [visit])
  }
  return [...tasks.values()]
}

/** What W minutes of work and driving in one shift cost. */
export const loadCost = ({ load }: Pick<Weights, 'load'>, minutes: number): number => (load * minutes * minutes) / 960
