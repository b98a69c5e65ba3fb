import type { Job } from '@/domain/job/job'
import { type Day, daysBetween, formatTime, type TimeOfDay } from '@/domain/time/calendar'
import type { Choices } from '../choices'
import { CREW } from '../staff'
import { WORK_KEYS, WORK_LIST, type WorkKey } from '../work-list'

/** How people name the work in a message. */
const NOUNS: Record<WorkKey, string> = {
  mowing: 'mowing',
  aeration: 'aeration',
  fertilizing: 'fertilizer round',
  sod: 'sod repair',
  hedges: 'hedge pruning',
  beds: 'flower bed refresh',
  planting: 'native planting',
  mulch: 'mulch delivery',
  irrigation: 'irrigation check',
  drip: 'drip irrigation',
  leak: 'irrigation leak',
  trimming: 'oak trimming',
  limb: 'limb removal',
  stump: 'stump grinding',
  patio: 'patio work',
  wall: 'retaining wall repair',
  lighting: 'path lighting',
  cleanup: 'yard cleanup',
}

const keys = new Map<string, WorkKey>(WORK_KEYS.map((key) => [WORK_LIST[key].title, key]))

export const workOf = ({ title }: Pick<Job, 'title'>): WorkKey => keys.get(title) ?? 'mowing'

export const nounOf = (job: Pick<Job, 'title'>): string => NOUNS[workOf(job)]

const firstNames = new Map(CREW.map(({ id, first_name }) => [id, first_name]))

/** `Marcus`, `Marcus and Luis`, `Marcus, Luis and Mia`; `our crew` without names. */
export const crewOf = ({ assigned_crew_members: crew }: Pick<Job, 'assigned_crew_members'>): string => {
  const names = crew.flatMap((id) => firstNames.get(id) ?? [])
  const last = names.pop()
  if (last === undefined) return 'our crew'
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

export const leadOf = ({ assigned_crew_members: [lead] }: Pick<Job, 'assigned_crew_members'>): string =>
  firstNames.get(lead ?? 0) ?? 'the crew'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

const weekdayIn = (day: Day): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** `November 20`. Written here because date formats cost more than all other words together. */
export const dateIn = (day: Day): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`

/** `Friday, November 20`. */
export const dayIn = (day: Day): string => `${weekdayIn(day)}, ${dateIn(day)}`

/** `today`, `tomorrow`, `on Tuesday`, `on Tuesday, March 4`. */
export const whenFrom = (now: Day, day: Day): string => {
  const ahead = daysBetween(now, day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7 ? `on ${weekdayIn(day)}` : `on ${dayIn(day)}`
}

const times = new Map<TimeOfDay, string>()

/** `10:30 AM`. */
export const timeIn = (time: TimeOfDay): string => {
  const words = times.get(time) ?? formatTime(time)
  times.set(time, words)
  return words
}

const ALTERNATIVES = /\{([^{}]*)\}/g

/** Chooses one of each `{Hi|Hello}`. */
export const spun = (text: string, choices: Choices): string =>
  text.replace(ALTERNATIVES, (_, options: string) => choices.pick(options.split('|')))

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
