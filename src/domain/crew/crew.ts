import * as v from 'valibot'
import { cents, latitude, longitude } from '../money/amount'
import { id, LONGEST, list } from '../text/field'
import { text } from '../text/typed-text'
import { daySchema, timeOfDaySchema } from '../time/day'
import { CREW_ROLES, CREW_STATUSES } from './vocabulary'

/** From when to when someone works; null on a day off. */
const shiftSchema = v.nullable(v.object({ start: timeOfDaySchema, end: timeOfDaySchema }))

/** Someone's working week. */
export const workingHoursSchema = v.object({
  monday: shiftSchema,
  tuesday: shiftSchema,
  wednesday: shiftSchema,
  thursday: shiftSchema,
  friday: shiftSchema,
  saturday: shiftSchema,
  sunday: shiftSchema,
})
export type WorkingHours = v.InferOutput<typeof workingHoursSchema>

/** Days someone is away, both included: vacation, sick leave, training. */
export const absenceSchema = v.object({ from: daySchema, to: daySchema, reason: text(LONGEST.name) })
export type Absence = v.InferOutput<typeof absenceSchema>
/** More than a person has in a year. */
export const MOST_ABSENCES = 100

/** Where someone starts the day; the position is null until it is known. */
export const homeBaseSchema = v.object({
  address: text(LONGEST.address),
  city: text(LONGEST.name),
  state: text(LONGEST.state),
  zip_code: text(LONGEST.zip),
  latitude: v.nullable(latitude),
  longitude: v.nullable(longitude),
})

/** A day's hours where no one has entered any. */
export const WORKDAY = { start: '07:00', end: '18:00' } as const

/** What is taken for someone whose hours no one has entered: long workdays, and weekends off. */
export const USUAL_HOURS: WorkingHours = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: null,
  sunday: null,
}

/** Someone who does jobs. `user_id` is the sign-in that belongs to them, if any. */
export const crewMemberSchema = v.object({
  id,
  business_id: id,
  employee_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: v.picklist(CREW_ROLES),
  status: v.picklist(CREW_STATUSES),
  skills: v.array(v.string()),
  hourly_rate: cents,
  crew_id: id,
  user_id: v.nullable(id),
  working_hours: workingHoursSchema,
  absences: list(absenceSchema, MOST_ABSENCES),
  home_base: v.nullable(homeBaseSchema),
})
export type CrewMember = v.InferOutput<typeof crewMemberSchema>

/** The defaults of a new crew member: the usual hours, never away, no home base. */
export const NEW_CREW_MEMBER = {
  working_hours: USUAL_HOURS,
  absences: [],
  home_base: null,
} satisfies Partial<CrewMember>

/** Whether someone can be put on jobs; the jobs of someone who has left still name them. */
export const isActive = ({ status }: Pick<CrewMember, 'status'>): boolean => status !== 'inactive'
