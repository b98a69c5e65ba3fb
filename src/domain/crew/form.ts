import * as v from 'valibot'
import { money } from '../money/amount'
import { dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import { id, LONGEST, list } from '../text/field'
import { numberTyped } from '../text/typed-number'
import { filledText, isBlank, text } from '../text/typed-text'
import { stateSchema } from '../text/us-states'
import { daySchema } from '../time/day'
import { operatingHoursSchema } from '../time/hours'
import { rightAbsences } from './absences'
import { type CrewMember, type homeBaseSchema, NEW_CREW_MEMBER } from './crew'
import { enteredHours, rightHoursSchema, toWorkingHours } from './hours'
import { CREW_ROLES, CREW_STATUSES } from './vocabulary'

export const skillName = filledText(LONGEST.name)
/** Generous on purpose; no one has this many skills. */
export const MOST_SKILLS = 50

/** Dollars per hour. Pay is never guessed: anything that isn't an amount is refused. */
const typedRate = ownAmountTyped(
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Hourly rate is required'),
    v.transform(numberTyped),
    v.number('Use an amount like 24.50'),
    money,
  ),
)

const typedDay = (message: string) => v.pipe(v.string(), v.nonEmpty(message), daySchema)

const typedAbsence = v.object({
  from: typedDay('First day is required'),
  to: typedDay('Last day is required'),
  reason: filledText(LONGEST.name, 'Reason is required'),
})

const typedPlace = v.object({ address: v.string(), city: v.string(), state: v.string(), zip_code: v.string() })
type TypedPlace = v.InferOutput<typeof typedPlace>
type HomeBase = v.InferOutput<typeof homeBaseSchema>

const filledPlace = v.object({
  address: filledText(LONGEST.address, 'Address is required'),
  city: filledText(LONGEST.name, 'City is required'),
  state: stateSchema,
  zip_code: text(LONGEST.zip),
})

const NO_PLACE: TypedPlace = { address: '', city: '', state: '', zip_code: '' }

const isNoPlace = (place: TypedPlace): boolean => Object.values(place).every(isBlank)

/** Optional, but a partial address must be located. A new address is not located yet. */
const typedHomeBase = v.pipe(
  typedPlace,
  v.transform((place) => (isNoPlace(place) ? null : place)),
  v.nullable(filledPlace),
  v.transform((place): HomeBase | null => place && { ...place, latitude: null, longitude: null }),
)

/** A user id as a select value, or empty. */
const typedLogin = v.pipe(
  v.string(),
  v.transform((chosen) => (chosen === '' ? null : Number(chosen))),
  v.nullable(id),
)

/** Parses form input to a `CrewDraft` (SCHED-07). */
export const crewFormSchema = v.object({
  first_name: filledText(LONGEST.name, 'First name is required'),
  last_name: filledText(LONGEST.name, 'Last name is required'),
  employee_id: filledText(LONGEST.code, 'Employee ID is required'),
  role: v.picklist(CREW_ROLES),
  status: v.picklist(CREW_STATUSES),
  hourly_rate: typedRate,
  crew_id: id,
  skills: list(skillName, MOST_SKILLS),
  working_hours: v.pipe(operatingHoursSchema, v.transform(toWorkingHours), rightHoursSchema),
  absences: rightAbsences(typedAbsence),
  home_base: typedHomeBase,
  user_id: typedLogin,
})
export type CrewForm = v.InferInput<typeof crewFormSchema>
export type CrewDraft = v.InferOutput<typeof crewFormSchema>

export const emptyCrewForm: CrewForm = {
  first_name: '',
  last_name: '',
  employee_id: '',
  role: 'technician',
  status: 'available',
  hourly_rate: '',
  crew_id: 1,
  skills: [],
  working_hours: enteredHours(NEW_CREW_MEMBER.working_hours),
  absences: [],
  home_base: NO_PLACE,
  user_id: '',
}

const placeOf = ({ address, city, state, zip_code }: HomeBase): TypedPlace => ({ address, city, state, zip_code })

export const crewFormOf = (member: CrewMember): CrewForm => {
  const { id: _, business_id: __, ...fields } = member
  return {
    ...fields,
    hourly_rate: dollarsFromCents(member.hourly_rate).toFixed(2),
    working_hours: enteredHours(member.working_hours),
    home_base: member.home_base ? placeOf(member.home_base) : NO_PLACE,
    user_id: member.user_id === null ? '' : String(member.user_id),
  }
}

/** Reuses the existing spelling of a skill. */
const existingSpelling = (typed: string, existing: readonly string[]): string =>
  existing.find((skill) => skill.toLowerCase() === typed.toLowerCase()) ?? typed

export const withSkill = (skills: readonly string[], typed: string, existingSkills: readonly string[]): string[] => {
  const skill = existingSpelling(typed.trim(), [...existingSkills, ...skills])
  return isBlank(skill) || skills.includes(skill) ? [...skills] : [...skills, skill]
}
