import * as v from 'valibot'
import { timeOfDaySchema } from './day'
import { WEEKDAYS, type Weekday, WORKDAYS, weekdayName } from './weekday'

const dayHoursSchema = v.object({ start: timeOfDaySchema, end: timeOfDaySchema, closed: v.boolean() })
export type DayHours = v.InferOutput<typeof dayHoursSchema>

/** Closed days keep their times for reopening. */
export const operatingHoursSchema = v.object({
  monday: dayHoursSchema,
  tuesday: dayHoursSchema,
  wednesday: dayHoursSchema,
  thursday: dayHoursSchema,
  friday: dayHoursSchema,
  saturday: dayHoursSchema,
  sunday: dayHoursSchema,
})
export type OperatingHours = v.InferOutput<typeof operatingHoursSchema>

const FIRST_CHOICE = 6 * 60
const LAST_CHOICE = 22 * 60 + 30

/** Every half hour from 06:00 to 22:30 (ONB-25). */
export const TIME_CHOICES: readonly string[] = Array.from({ length: (LAST_CHOICE - FIRST_CHOICE) / 30 + 1 }, (_, i) => {
  const minutes = FIRST_CHOICE + i * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

export const backwardDays = (hours: OperatingHours): Partial<Record<Weekday, string>> =>
  Object.fromEntries(
    WEEKDAYS.filter((day) => !hours[day].closed && hours[day].start >= hours[day].end).map((day) => [
      day,
      `${weekdayName(day)} start time must be before end time`,
    ]),
  )

export const copiedToWorkdays = (hours: OperatingHours, from: Weekday): OperatingHours => ({
  ...hours,
  ...Object.fromEntries(WORKDAYS.map((day) => [day, { ...hours[from] }])),
})
