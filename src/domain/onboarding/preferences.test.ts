import { describe, expect, it } from 'vitest'
import { copiedToWorkdays, type OperatingHours, TIME_CHOICES } from '../time/hours'
import { WEEKDAYS } from '../time/weekday'
import { DEFAULT_PREFERENCES, firstHoursError, hoursErrors } from './preferences'

const week = DEFAULT_PREFERENCES.operatingHours
const withDays = (patch: Partial<OperatingHours>): OperatingHours => ({ ...week, ...patch })
const closedWeek = Object.fromEntries(WEEKDAYS.map((day) => [day, { ...week[day], closed: true }])) as OperatingHours

describe('the preferences begin', () => {
  it('with the stated hours (ONB-22)', () => {
    const workday = { start: '09:00', end: '17:00', closed: false }
    expect(week).toEqual({
      monday: workday,
      tuesday: workday,
      wednesday: workday,
      thursday: workday,
      friday: workday,
      saturday: { start: '09:00', end: '15:00', closed: false },
      sunday: { start: '10:00', end: '14:00', closed: true },
    })
  })

  it('with the stated choices (ONB-23, ONB-24)', () => {
    const { operatingHours, ...rest } = DEFAULT_PREFERENCES
    expect(rest).toEqual({
      emergencyServices: false,
      appointmentBuffer: 30,
      maxAppointmentsPerDay: 8,
      autoConfirmAppointments: false,
      allowOnlineBooking: true,
      notificationPreferences: { email: true, sms: true, push: false },
    })
  })
})

it('times are chosen by the half hour from 06:00 to 22:30 (ONB-25)', () => {
  expect([TIME_CHOICES.length, TIME_CHOICES.slice(0, 3), TIME_CHOICES.slice(-2)]).toEqual([
    34,
    ['06:00', '06:30', '07:00'],
    ['22:00', '22:30'],
  ])
})

describe('the hours of a week', () => {
  it('are right as they begin', () => {
    expect(hoursErrors(week)).toEqual({ days: {} })
    expect(firstHoursError(hoursErrors(week))).toBeUndefined()
  })

  it('need one open day (ONB-26)', () => {
    expect(hoursErrors(closedWeek)).toEqual({ week: 'You must be open at least one day per week', days: {} })
    expect(hoursErrors({ ...closedWeek, sunday: { ...week.sunday, closed: false } })).toEqual({ days: {} })
  })

  it('begin before they end, on every open day (ONB-27)', () => {
    const found = hoursErrors(
      withDays({
        tuesday: { start: '17:00', end: '09:00', closed: false },
        friday: { start: '09:00', end: '09:00', closed: false },
        sunday: { start: '18:00', end: '08:00', closed: true },
      }),
    )
    expect(found).toEqual({
      days: {
        tuesday: 'Tuesday start time must be before end time',
        friday: 'Friday start time must be before end time',
      },
    })
    expect(firstHoursError(found)).toBe('Tuesday start time must be before end time')
  })

  it('can be copied from one day to all weekdays, which leaves the weekend alone', () => {
    const monday = { start: '07:00', end: '15:30', closed: false }
    expect(copiedToWorkdays(withDays({ monday }), 'monday')).toEqual({
      monday,
      tuesday: monday,
      wednesday: monday,
      thursday: monday,
      friday: monday,
      saturday: week.saturday,
      sunday: week.sunday,
    })
  })
})
