import * as v from 'valibot'
import { cents, latitude, longitude } from '../money/amount'
import { id, LONGEST, list } from '../text/field'
import { text } from '../text/typed-text'
import { daySchema, timeOfDaySchema } from '../time/day'
import { CREW_ROLES, CREW_STATUSES } from './vocabulary'

const shiftSchema = v.nullable(v.object({ start: timeOfDaySchema, end: timeOfDaySchema }))

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

/** Days away, inclusive: vacation, sick leave, training. */
export const absenceSchema = v.object({ from: daySchema, to: daySchema, reason: text(LONGEST.name) })
export type Absence = v.InferOutput<typeof absenceSchema>
export const MOST_ABSENCES = 100

export const homeBaseSchema = v.object({
  address: text(LONGEST.address),
  city: text(LONGEST.name),
  state: text(LONGEST.state),
  zip_code: text(LONGEST.zip),
  latitude: v.nullable(latitude),
  longitude: v.nullable(longitude),
})

export const WORKDAY = { start: '07:00', end: '18:00' } as const

export const USUAL_HOURS: WorkingHours = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: null,
  sunday: null,
}

/** `user_id` is the linked sign-in, if any. */
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

export const NEW_CREW_MEMBER = {
  working_hours: USUAL_HOURS,
  absences: [],
  home_base: null,
} satisfies Partial<CrewMember>

export const isActive = ({ status }: Pick<CrewMember, 'status'>): boolean => status !== 'inactive'
