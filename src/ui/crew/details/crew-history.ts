import * as v from 'valibot'
import { fullName } from '@/domain/account/user'
import { placeText } from '@/domain/client/property'
import { absenceText } from '@/domain/crew/absences'
import { type Absence, absenceSchema, type CrewMember, homeBaseSchema, workingHoursSchema } from '@/domain/crew/crew'
import { type Crew, crewName } from '@/domain/crew/crew-name'
import { hoursText, toWorkingHours } from '@/domain/crew/hours'
import { CREW_ROLES, CREW_STATUSES, crewRoleLabel, crewStatusLabel } from '@/domain/crew/vocabulary'
import type { ManagedUser } from '@/domain/permissions/managed'
import { skillsInOrder } from '@/domain/scheduling/skill'
import { earliestFirst } from '@/domain/time/day'
import { operatingHoursSchema } from '@/domain/time/hours'
import { asMoney, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'

/** Forms keep the times of a day off. */
const anyHours = v.union([v.pipe(operatingHoursSchema, v.transform(toWorkingHours)), workingHoursSchema])
const anyPlace = v.pick(homeBaseSchema, ['address', 'city', 'state', 'zip_code'])
const texts = v.array(v.string())

const readBy =
  <Schema extends v.GenericSchema>(schema: Schema, text: (value: v.InferOutput<Schema>) => string) =>
  (value: unknown) => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? text(parsed.output) : undefined
  }

const byDay = (a: Absence, b: Absence) => earliestFirst(a.from, b.from)

type Login = Pick<ManagedUser, 'id' | 'first_name' | 'last_name'>

const loginText = (value: unknown, logins: readonly Login[]) => {
  if (value === null || value === '') return 'none'
  const userId = Number(value)
  const user = logins.find(({ id }) => id === userId)
  return user ? fullName(user) : `User ${userId}`
}

export const crewHistory = (
  crews: readonly Pick<Crew, 'id' | 'name'>[],
  logins: readonly Login[],
): HistoryWords<CrewMember> => ({
  fields: {
    id: null,
    business_id: null,
    user_id: ['Login', (value) => loginText(value, logins)],
    first_name: 'First name',
    last_name: 'Last name',
    employee_id: 'Employee ID',
    role: ['Role', asWord(CREW_ROLES, crewRoleLabel)],
    status: ['Status', asWord(CREW_STATUSES, crewStatusLabel)],
    hourly_rate: ['Hourly rate', asMoney],
    crew_id: ['Crew', (value) => (typeof value === 'number' ? crewName(value, crews) : undefined)],
    skills: ['Skills', readBy(texts, (skills) => skillsInOrder(skills).join(', '))],
    working_hours: ['Working hours', readBy(anyHours, hoursText)],
    absences: [
      'Absences',
      readBy(v.array(absenceSchema), (absences) =>
        absences
          .toSorted(byDay)
          .map((absence) => absenceText(absence))
          .join('; '),
      ),
    ],
    home_base: ['Home base', readBy(anyPlace, (place) => placeText(place) || 'none')],
  },
  titles: {
    'crew.added': 'Crew member added',
    'crew.edited': 'Crew member edited',
    'crew.deactivated': 'Crew member deactivated',
    'crew.login_linked': 'Login linked',
  },
})
