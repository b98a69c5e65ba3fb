import * as v from 'valibot'
import { crewFormSchema } from '../crew/form'
import { CREW_ROLES } from '../crew/vocabulary'
import { id } from '../text/field'
import { type InvitationDraft, invitationDraftSchema } from './managed'

export const NEW_MEMBER = 'new'

export const invitationFormSchema = v.object({
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role_ids: v.array(v.number()),
  phone: v.string(),
  /** A crew member id, `new`, or empty. */
  crew: v.string(),
  employee_id: v.string(),
  crew_role: v.picklist(CREW_ROLES),
  hourly_rate: v.string(),
  crew_id: v.number(),
})
export type InvitationForm = v.InferOutput<typeof invitationFormSchema>

export const emptyInvitationForm: InvitationForm = {
  ...{ email: '', first_name: '', last_name: '', role_ids: [], phone: '' },
  ...{ crew: '', employee_id: '', crew_role: 'technician', hourly_rate: '', crew_id: 1 },
}

const { email, first_name, last_name, role_ids, phone } = invitationDraftSchema.entries
const person = v.object({ email, first_name, last_name, role_ids, phone, crew: v.string() })
const { employee_id, hourly_rate } = crewFormSchema.entries

const withNewMember = v.pipe(
  v.object({ ...person.entries, employee_id, crew_role: v.picklist(CREW_ROLES), hourly_rate, crew_id: id }),
  v.transform(
    ({ crew: _, employee_id, crew_role: role, hourly_rate, crew_id, ...invited }): InvitationDraft => ({
      ...invited,
      crew_member_id: null,
      new_crew_member: { employee_id, role, hourly_rate, crew_id },
    }),
  ),
)

const withMember = v.pipe(
  person,
  v.transform(
    ({ crew, ...invited }): InvitationDraft => ({
      ...invited,
      crew_member_id: crew === '' ? null : Number(crew),
      new_crew_member: null,
    }),
  ),
)

export const invitationReader = ({ crew }: Pick<InvitationForm, 'crew'>) =>
  crew === NEW_MEMBER ? withNewMember : withMember
