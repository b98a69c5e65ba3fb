import * as v from 'valibot'
import { backwardDays, type DayHours, type OperatingHours, operatingHoursSchema } from '../time/hours'
import { WEEKDAYS, type Weekday } from '../time/weekday'

/** Minutes (ONB-24). */
export const APPOINTMENT_BUFFERS = [15, 30, 45, 60] as const
export const MOST_APPOINTMENTS = 20

/** ONB-21 */
export const preferencesSchema = v.object({
  operatingHours: operatingHoursSchema,
  emergencyServices: v.boolean(),
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

/** Errors for the whole week and for each day (ONB-26, ONB-27). */
export type HoursErrors = { week?: string; days: Partial<Record<Weekday, string>> }

/** Returns `{ days: {} }` when valid. */
export const hoursErrors = (hours: OperatingHours): HoursErrors => {
  const open = WEEKDAYS.filter((day) => !hours[day].closed)
  if (open.length === 0) return { week: 'You must be open at least one day per week', days: {} }
  return { days: backwardDays(hours) }
}

/** Undefined when the hours are valid. */
export const firstHoursError = ({ week, days }: HoursErrors): string | undefined => week ?? Object.values(days)[0]
