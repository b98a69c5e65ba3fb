import * as v from 'valibot'
import { rightAbsencesSchema } from '@/domain/crew/absences'
import { type CrewMember, crewMemberSchema, USUAL_HOURS } from '@/domain/crew/crew'
import { type CrewDraft, MOST_SKILLS } from '@/domain/crew/form'
import { rightHoursSchema } from '@/domain/crew/hours'
import { CREW_ROLES, CREW_STATUSES } from '@/domain/crew/vocabulary'
import { money } from '@/domain/money/amount'
import type { Edit } from '@/domain/record/merge-edits'
import { id, LONGEST, list } from '@/domain/text/field'
import { filledText } from '@/domain/text/typed-text'
import { daySchema } from '@/domain/time/day'
import { editBody } from './edit'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, inDollars, readAs } from './wire'

const base = '/api/businesses/:businessId/crew'
const { entries } = crewMemberSchema
const crewMemberCodec = codec(crewMemberSchema, {
  skills: readAs(v.nullish(crewMemberSchema.entries.skills, [])),
  hourly_rate: inDollars,
  crew_id: readAs(v.nullish(id, 1)),
  user_id: readAs(v.nullish(id, null)),
  working_hours: readAs(v.nullish(entries.working_hours, USUAL_HOURS)),
  absences: readAs(v.nullish(entries.absences, [])),
  home_base: readAs(v.nullish(entries.home_base, null)),
})

export const wireCrewMember = crewMemberCodec.wire
export const toWireCrewMember = crewMemberCodec.write

const name = filledText(LONGEST.name)

const body = {
  employee_id: filledText(LONGEST.code),
  first_name: name,
  last_name: name,
  role: v.picklist(CREW_ROLES),
  skills: v.optional(list(name, MOST_SKILLS), []),
  hourly_rate: money,
  crew_id: v.optional(id, 1),
  working_hours: v.exactOptional(rightHoursSchema),
  absences: v.exactOptional(rightAbsencesSchema),
  home_base: v.exactOptional(entries.home_base),
  /** The linked sign-in; null unlinks. Changed only by those who manage users. */
  user_id: v.exactOptional(entries.user_id),
}

const oneMember = v.object({ crew_member: wireCrewMember })
const members = listAnswer('crew_members', wireCrewMember)
const shared = { service: 'scheduling', bearer: true } as const

export const listCrew = endpoint({
  ...shared,
  id: 'EP-056',
  method: 'GET',
  path: `${base}/members`,
  summary: 'Crew members',
  query: v.object({ active_only: v.optional(v.picklist(['true', 'false'])) }),
  answer: members,
  idempotent: false,
  failures: [403],
})

export const listCrewOld = endpoint({
  ...listCrew,
  id: 'EP-052',
  path: base,
  summary: 'Crew members, older path',
  deprecated: true,
})

export const createCrewMember = endpoint({
  ...shared,
  id: 'EP-057',
  method: 'POST',
  path: `${base}/members`,
  summary: 'Add a crew member',
  body: v.object(body),
  answer: oneMember,
  status: 201,
  idempotent: true,
  failures: [403, 409, 422],
})

export const getCrewMember = endpoint({
  ...shared,
  id: 'EP-058',
  method: 'GET',
  path: `${base}/members/:memberId`,
  summary: 'One crew member',
  answer: oneMember,
  idempotent: false,
  failures: [403, 404],
})

export const updateCrewMember = endpoint({
  ...shared,
  id: 'EP-059',
  method: 'PUT',
  path: `${base}/members/:memberId`,
  summary: 'Edit a crew member',
  body: editBody(v.object({ ...body, status: v.picklist(CREW_STATUSES) }), wireCrewMember),
  answer: oneMember,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deactivateCrewMember = endpoint({
  ...shared,
  id: 'EP-060',
  method: 'DELETE',
  path: `${base}/members/:memberId`,
  summary: 'Deactivate a crew member',
  answer: oneMember,
  idempotent: true,
  failures: [403, 404],
})

export const crewAvailability = endpoint({
  ...shared,
  id: 'EP-061',
  method: 'GET',
  path: `${base}/members/:memberId/availability`,
  summary: 'What a crew member is booked for on a day',
  query: v.object({ date: daySchema }),
  answer: v.object({
    date: v.string(),
    available: v.boolean(),
    booked: v.array(v.object({ job_id: id, start: v.string(), end: v.string() })),
  }),
  idempotent: false,
  failures: [403, 404, 422],
})

export const toWireCrewDraft = (draft: CrewDraft) => crewMemberCodec.writePart(draft)

export const toWireCrewEdit = (edit: Edit<CrewDraft, CrewMember>) => crewMemberCodec.writeEdit(edit)
