import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { draft, job } from '../../../tests/fixtures/records'
import {
  durationOf,
  emptyJobForm,
  type JobForm,
  jobFormOf,
  jobFormSchema,
  jobSlotSchema,
  reschedulingRefusal,
  startingAt,
} from './draft'

const form: JobForm = {
  ...emptyJobForm('2026-11-23'),
  client_id: '5',
  title: 'Spring cleanup',
  estimated_cost: '125.50',
  property_address: '4102 Speedway',
  property_city: 'Austin',
  property_state: 'TX',
  property_zip: '78751',
}

const UNTOLD = { planned_materials: [], window_start: null, window_end: null, people_needed: 1 }

const messages = (patch: Partial<JobForm>) => {
  const { issues = [] } = v.safeParse(jobFormSchema, { ...form, ...patch })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse())
}
const costOf = (estimated_cost: string | number) => v.parse(jobFormSchema, { ...form, estimated_cost }).estimated_cost

describe('the Create Job form', () => {
  it('begins as a one-time service of normal priority that costs nothing (JOB-13)', () => {
    expect(emptyJobForm('2026-11-23')).toEqual({
      client_id: '',
      title: '',
      description: '',
      type: 'one_time_service',
      priority: 'normal',
      scheduled_date: '2026-11-23',
      scheduled_start_time: '09:00',
      scheduled_end_time: '10:00',
      estimated_cost: '0',
      property_address: '',
      property_city: '',
      property_state: '',
      property_zip: '',
      location_notes: '',
      window_start: '',
      window_end: '',
      people_needed: '1',
      planned_materials: [],
      estimated_duration_minutes: '',
    })
  })

  it('becomes a draft: numbers for client and cost, text trimmed, the state in capitals (JOB-12, JOB-13)', () => {
    const typed = {
      ...form,
      title: '  Spring cleanup ',
      description: ' Beds and lawn ',
      scheduled_end_time: '10:30',
      property_state: ' tx',
      location_notes: ' Gate code 4411 ',
    }
    expect(v.parse(jobFormSchema, typed)).toEqual({ ...draft, ...UNTOLD, estimated_duration_minutes: 90 })
  })

  it('names everything that is missing (JOB-12)', () => {
    const blank = { ...emptyJobForm(' '), scheduled_start_time: '', scheduled_end_time: '', estimated_cost: '' }
    expect(messages(blank)).toEqual({
      client_id: 'Client is required',
      title: 'Title is required',
      scheduled_date: 'Date is required',
      scheduled_start_time: 'Start time is required',
      scheduled_end_time: 'End time is required',
      estimated_cost: 'Estimated cost is required',
      property_address: 'Property address is required',
      property_city: 'City is required',
      property_state: 'State is required',
      property_zip: 'ZIP code is required',
    })
  })

  it('takes an arrival window with both its ends, people, and a length of its own', () => {
    const typed = {
      ...form,
      window_start: '08:00',
      window_end: '10:00',
      people_needed: '3',
      estimated_duration_minutes: '45',
    }
    const { window_start, window_end, people_needed, estimated_duration_minutes } = v.parse(jobFormSchema, typed)
    expect({ window_start, window_end, people_needed, estimated_duration_minutes }).toEqual({
      window_start: '08:00',
      window_end: '10:00',
      people_needed: 3,
      estimated_duration_minutes: 45,
    })
    expect([
      messages({ window_start: '08:00' }),
      messages({ window_start: '10:00', window_end: '08:00' }),
      messages({ people_needed: '0', estimated_duration_minutes: '1.5' }),
      messages({ people_needed: '', estimated_duration_minutes: 'long' }),
    ]).toEqual([
      { window_end: 'Give the arrival window a start and an end, or neither' },
      { window_end: 'The arrival window must end after it starts' },
      { people_needed: 'At least one person is needed', estimated_duration_minutes: 'Use whole minutes' },
      { people_needed: 'Enter how many people are needed', estimated_duration_minutes: 'Use whole minutes' },
    ])
  })

  it('shows a job as it is, and leaves its length to the times where it is theirs', () => {
    const whole = { ...draft, ...UNTOLD, window_start: '08:00', window_end: '10:00' }
    const [usual, longer] = [job(whole), job({ ...whole, estimated_duration_minutes: 120 })].map(jobFormOf)
    expect([usual?.estimated_duration_minutes, longer?.estimated_duration_minutes]).toEqual(['', '120'])
    expect(v.parse(jobFormSchema, usual)).toEqual({ ...whole, estimated_duration_minutes: 90 })
  })

  it('says at the field what is too long or too much', () => {
    const long = (length: number) => 'x'.repeat(length)
    const most = {
      title: long(200),
      description: long(75_000),
      property_address: long(200),
      property_city: long(100),
      property_zip: long(10),
      location_notes: long(5_000),
      estimated_cost: '99999999.99',
    }
    expect(messages(most)).toEqual({})
    const longer = Object.fromEntries(Object.entries(most).map(([field, text]) => [field, `${text}x`]))
    expect(messages({ ...longer, estimated_cost: '100000000' })).toEqual({
      title: '1 character too many',
      description: '1 character too many',
      property_address: '1 character too many',
      property_city: '1 character too many',
      property_zip: '1 character too many',
      location_notes: '1 character too many',
      estimated_cost: 'Use 99,999,999.99 or less',
    })
  })

  it('needs neither description nor location notes (JOB-12)', () => {
    const { description: _, location_notes: __, ...rest } = form
    expect(v.parse(jobFormSchema, rest)).toEqual({
      ...draft,
      ...UNTOLD,
      estimated_duration_minutes: 60,
      scheduled_end_time: '10:00',
      description: '',
      location_notes: '',
    })
  })

  it.each([
    ['0', 'Client is required'],
    ['1.5', 'Client is required'],
    ['somebody', 'Client is required'],
  ])('takes client %s for none', (client_id, message) => {
    expect(messages({ client_id })).toEqual({ client_id: message })
  })

  it('allows a state of two characters at most', () => {
    expect(messages({ property_state: 'Texas' })).toEqual({ property_state: 'Use the two-letter state code' })
  })

  it('refuses a day that does not exist', () => {
    expect(messages({ scheduled_date: '2026-02-30' })).toEqual({ scheduled_date: 'This date doesn’t exist' })
  })
})

describe('the estimated cost', () => {
  it('is read to the cent', () => {
    expect(['0', '49.99', ' 49.5 ', '8.07', '1.1', '123456.78', 49.99].map(costOf)).toEqual([
      0, 4_999, 4_950, 807, 110, 12_345_678, 4_999,
    ])
  })

  it.each([
    ['49.999', 'Use at most two decimals'],
    ['1.200', 'Use an amount like 1,200.00 or 1.20'],
    ['0.001', 'Use at most two decimals'],
    ['-1', 'Estimated cost cannot be negative'],
    ['about fifty', 'Estimated cost must be a number'],
    ['1e999', 'Estimated cost must be a number'],
    [' ', 'Estimated cost is required'],
    [Number.NaN, 'Estimated cost is required'],
  ])('is not %s', (estimated_cost, message) => {
    expect(messages({ estimated_cost })).toEqual({ estimated_cost: message })
  })
})

describe('the times', () => {
  const late = 'End time must be after the start time'

  it.each(['09:00', '08:59'])('do not end at %s when they start at 09:00', (scheduled_end_time) => {
    expect(messages({ scheduled_end_time })).toEqual({ scheduled_end_time: late })
  })

  it('are compared even while other fields are wrong', () => {
    expect(messages({ title: '', client_id: '', scheduled_end_time: '08:00' })).toEqual({
      client_id: 'Client is required',
      title: 'Title is required',
      scheduled_end_time: late,
    })
  })

  it('are not compared while one of them is missing', () => {
    expect(messages({ scheduled_start_time: '' })).toEqual({ scheduled_start_time: 'Start time is required' })
  })

  it('are held to the same when a job is rescheduled', () => {
    const slot = { scheduled_date: '2026-11-30', scheduled_start_time: '13:00:00', scheduled_end_time: '14:30' }
    const schema = jobSlotSchema('2026-11-23')
    expect(v.parse(schema, slot)).toEqual({ ...slot, scheduled_start_time: '13:00' })
    expect(v.safeParse(schema, { ...slot, scheduled_end_time: '12:00' }).issues?.map((one) => one.message)).toEqual([
      late,
    ])
  })

  it.each([
    ['14:00', '09:00', '10:30', '15:30'],
    ['08:15', '15:00', '17:00', '10:15'],
    ['23:30', '09:00', '10:00', '10:00'],
    ['', '09:00', '10:00', '10:00'],
    ['14:00', '', '10:00', '10:00'],
    ['14:00', '11:00', '10:00', '10:00'],
  ])('starting at %s instead of %s–%s, a job ends at %s', (start, scheduled_start_time, scheduled_end_time, end) => {
    expect(startingAt(start, { scheduled_start_time, scheduled_end_time })).toEqual({
      scheduled_start_time: start,
      scheduled_end_time: end,
    })
  })

  it('give the duration in minutes (JOB-14)', () => {
    expect(durationOf({ scheduled_start_time: '09:00', scheduled_end_time: '10:30' })).toBe(90)
  })
})

describe('rescheduling', () => {
  const slotOn = (scheduled_date: string) => ({
    scheduled_date,
    scheduled_start_time: '09:00',
    scheduled_end_time: '10:00',
  })

  it('refuses a day that has passed, which would be missed at once (X-42)', () => {
    const days = ['2025-11-23', '2026-11-22', '2026-11-23', '2026-11-24']
    const refused = 'This day has passed. Choose today or a later day.'
    expect(days.map((day) => reschedulingRefusal(day, '2026-11-23'))).toEqual([refused, refused, null, null])
  })

  it('says so at the date, as the only thing wrong with it', () => {
    const problems = (day: string) =>
      v.safeParse(jobSlotSchema('2026-11-23'), slotOn(day)).issues?.map((issue) => [v.getDotPath(issue), issue.message])
    expect(problems('2026-11-22')).toEqual([['scheduled_date', 'This day has passed. Choose today or a later day.']])
    expect(problems('')).toEqual([['scheduled_date', 'Date is required']])
    expect(problems('2026-11-23')).toBeUndefined()
  })
})
