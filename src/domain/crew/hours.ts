import * as v from 'valibot'
import { listed } from '../text/wording'
import { formatTime } from '../time/calendar'
import { backwardDays, type DayHours, type OperatingHours } from '../time/hours'
import { WEEKDAYS, type Weekday, weekdayName } from '../time/weekday'
import { WORKDAY, type WorkingHours, workingHoursSchema } from './crew'

const mapWeek = <Day>(day: (weekday: Weekday) => Day): Record<Weekday, Day> =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day(weekday)])) as Record<Weekday, Day>

/** Days off get the default times, for when they are switched on. */
export const enteredHours = (hours: WorkingHours): OperatingHours =>
  mapWeek((day): DayHours => ({ ...(hours[day] ?? WORKDAY), closed: hours[day] === null }))

/** The reverse of `enteredHours`. */
export const toWorkingHours = (hours: OperatingHours): WorkingHours =>
  mapWeek((day) => (hours[day].closed ? null : { start: hours[day].start, end: hours[day].end }))

/** Every working day must begin before it ends. */
export const rightHoursSchema = v.pipe(
  workingHoursSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [day, message] of Object.entries(backwardDays(enteredHours(dataset.value))))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: day, value: null }] })
  }),
)

type Shift = WorkingHours[Weekday]

/** `7:00 AM – 6:00 PM` */
export const shiftText = ({ start, end }: NonNullable<Shift>): string => `${formatTime(start)} – ${formatTime(end)}`

type Run = { days: Weekday[]; hours: string | null }

const runsOf = (hours: WorkingHours): Run[] => {
  const runs: Run[] = []
  for (const day of WEEKDAYS) {
    const shift = hours[day]
    const text = shift && shiftText(shift)
    const last = runs.at(-1)
    if (last?.hours === text) last.days.push(day)
    else runs.push({ days: [day], hours: text })
  }
  return runs
}

const short = (day: Weekday | undefined): string => (day ? weekdayName(day).slice(0, 3) : '')

/** `Mon–Fri`; runs of up to two days are listed by name. */
const namesOf = ({ days }: Run): string[] =>
  days.length > 2 ? [`${short(days[0])}–${short(days.at(-1))}`] : days.map(short)

export const hoursText = (hours: WorkingHours): string => {
  const runs = runsOf(hours)
  const off = runs.filter((run) => run.hours === null).flatMap(namesOf)
  const working = runs.flatMap((run) => (run.hours === null ? [] : [`${listed(namesOf(run))} ${run.hours}`]))
  return [...working, ...(off.length > 0 ? [`${listed(off)} off`] : [])].join(', ')
}
