import * as v from 'valibot'
import { crewFormSchema } from '../crew/form'
import { CREW_ROLES } from '../crew/vocabulary'
import { id } from '../text/field'
import { type InvitationDraft, invitationDraftSchema } from './managed'

/** Chosen where the invited person is added to the crew. */
export const NEW_MEMBER = 'new'

/** An invitation's form as it is filled in: the person, and who they are on the crew, with the fields of a crew member who is added. */
export const invitationFormSchema = v.object({
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role_ids: v.array(v.number()),
  phone: v.string(),
  /** The id of a crew member, `new`, or nothing. */
  crew: v.string(),
  employee_id: v.string(),
  crew_role: v.picklist(CREW_ROLES),
  hourly_rate: v.string(),
  crew_id: v.number(),
})
export type InvitationForm = v.InferOutput<typeof invitationFormSchema>

/** A new invitation's form. */
export const emptyInvitationForm: InvitationForm = {
  ...{ email: '', first_name: '', last_name: '', role_ids: [], phone: '' },
  ...{ crew: '', employee_id: '', crew_role: 'technician', hourly_rate: '', crew_id: 1 },
}

const { email, first_name, last_name, role_ids, phone } = invitationDraftSchema.entries
const person = v.object({ email, first_name, last_name, role_ids, phone, crew: v.string() })
const { employee_id, hourly_rate } = crewFormSchema.entries

/** The form of someone who is added to the crew: an `InvitationDraft` out. */
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

/** The form of someone who is on the crew, or stays off it: an `InvitationDraft` out. */
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

/** How an invitation's form is read, by who the person is on the crew. */
export const invitationReader = ({ crew }: Pick<InvitationForm, 'crew'>) =>
  crew === NEW_MEMBER ? withNewMember : withMember
