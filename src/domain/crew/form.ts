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

/** What someone is good at. */
export const skillName = filledText(LONGEST.name)
/** More than one person is good at. */
export const MOST_SKILLS = 50

/** Typed dollars an hour. No one's pay is guessed: anything that isn't an amount is refused. */
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

/** A home base may be left open; one that is begun needs to be found. Where a new address lies is not known yet. */
const typedHomeBase = v.pipe(
  typedPlace,
  v.transform((place) => (isNoPlace(place) ? null : place)),
  v.nullable(filledPlace),
  v.transform((place): HomeBase | null => place && { ...place, latitude: null, longitude: null }),
)

/** The login as a select has it: an id, or nothing. */
const typedLogin = v.pipe(
  v.string(),
  v.transform((chosen) => (chosen === '' ? null : Number(chosen))),
  v.nullable(id),
)

/** The Add and Edit Crew Member form: as typed in, a `CrewDraft` out (SCHED-07). */
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
/** What is sent of a crew member. */
export type CrewDraft = v.InferOutput<typeof crewFormSchema>

/** A new crew member's form. */
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

/** A crew member as the form shows them. */
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

/** What is typed as a skill, in the spelling of the one it is already known by. */
const existingSpelling = (typed: string, existing: readonly string[]): string =>
  existing.find((skill) => skill.toLowerCase() === typed.toLowerCase()) ?? typed

/** Someone's skills with the typed one; as they were where it is blank or theirs already. */
export const withSkill = (skills: readonly string[], typed: string, existingSkills: readonly string[]): string[] => {
  const skill = existingSpelling(typed.trim(), [...existingSkills, ...skills])
  return isBlank(skill) || skills.includes(skill) ? [...skills] : [...skills, skill]
}
