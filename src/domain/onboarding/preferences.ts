import * as v from 'valibot'
import { timeOfDaySchema } from '../day'
import { WEEKDAYS, type Weekday, WORKDAYS, weekdayName } from '../weekday'

const dayHoursSchema = v.object({ start: timeOfDaySchema, end: timeOfDaySchema, closed: v.boolean() })
export type DayHours = v.InferOutput<typeof dayHoursSchema>

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

/** Minutes (ONB-24). */
export const APPOINTMENT_BUFFERS = [15, 30, 45, 60] as const
export const MOST_APPOINTMENTS = 20

/** The preferences step (ONB-21). */
export const preferencesSchema = v.object({
  operatingHours: operatingHoursSchema,
  emergencyServices: v.boolean(),
  /** Minutes between two appointments. */
  appointmentBuffer: v.picklist(APPOINTMENT_BUFFERS),
  maxAppointmentsPerDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_APPOINTMENTS)),
  autoConfirmAppointments: v.boolean(),
  allowOnlineBooking: v.boolean(),
  notificationPreferences: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean() }),
})
export type Preferences = v.InferOutput<typeof preferencesSchema>

const workday: DayHours = { start: '09:00', end: '17:00', closed: false }

/** ONB-22 to ONB-24 */
export const DEFAULT_PREFERENCES: Preferences = {
  operatingHours: {
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: workday,
    saturday: { start: '09:00', end: '15:00', closed: false },
    sunday: { start: '10:00', end: '14:00', closed: true },
  },
  emergencyServices: false,
  appointmentBuffer: 30,
  maxAppointmentsPerDay: 8,
  autoConfirmAppointments: false,
  allowOnlineBooking: true,
  notificationPreferences: { email: true, sms: true, push: false },
}

const FIRST_CHOICE = 6 * 60
const LAST_CHOICE = 22 * 60 + 30

/** Every half hour from 06:00 to 22:30 (ONB-25). */
export const TIME_CHOICES: readonly string[] = Array.from({ length: (LAST_CHOICE - FIRST_CHOICE) / 30 + 1 }, (_, i) => {
  const minutes = FIRST_CHOICE + i * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

/** What is wrong with the hours: with the week as a whole, and by day (ONB-26, ONB-27). */
export type HoursErrors = { week?: string; days: Partial<Record<Weekday, string>> }

/** Checks a week's hours; `{ days: {} }` when they can be saved. */
export const hoursErrors = (hours: OperatingHours): HoursErrors => {
  const open = WEEKDAYS.filter((day) => !hours[day].closed)
  if (open.length === 0) return { week: 'You must be open at least one day per week', days: {} }
  const wrong = open.filter((day) => hours[day].start >= hours[day].end)
  return {
    days: Object.fromEntries(wrong.map((day) => [day, `${weekdayName(day)} start time must be before end time`])),
  }
}

/** The first message there is; undefined when the hours can be saved. */
export const firstHoursError = ({ week, days }: HoursErrors): string | undefined => week ?? Object.values(days)[0]

/** The week with one day's hours on every weekday. */
export const copiedToWorkdays = (hours: OperatingHours, from: Weekday): OperatingHours => ({
  ...hours,
  ...Object.fromEntries(WORKDAYS.map((day) => [day, { ...hours[from] }])),
})
