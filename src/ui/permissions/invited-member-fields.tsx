import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { crewName } from '@/domain/crew/crew-name'
import { CREW_ROLES, crewRoleLabel } from '@/domain/crew/vocabulary'
import { ownSign } from '@/domain/money/own-amount'
import { type InvitationForm, NEW_MEMBER } from '@/domain/permissions/invitation-form'
import type { InvitationDraft, ManagedInvitation } from '@/domain/permissions/managed'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { useForm } from '@/ui/kit/forms/use-form'
import { freeMembers } from './free-members'
import type { PermissionData } from './types'

type Props = Pick<PermissionData, 'crew' | 'crews'> & {
  form: ReturnType<typeof useForm<InvitationForm, InvitationDraft, keyof InvitationForm>>
  invitations: readonly ManagedInvitation[]
  isRequired: boolean
}

const ROLE_OPTIONS = CREW_ROLES.map((role) => ({ value: role, label: crewRoleLabel(role) }))

/** Assigns an unlinked crew member or creates a new one. */
export const InvitedMemberFields = ({ form, crew, crews, invitations, isRequired }: Props) => {
  const { form: typed, text, choice, edit } = form
  const errors: FieldErrors = form.errors
  const free = freeMembers(crew, invitations)
  const options = [
    { value: '', label: isRequired ? 'Choose…' : 'Not on the crew' },
    { value: NEW_MEMBER, label: 'New crew member…' },
    ...free.map((member) => ({ value: String(member.id), label: `${fullName(member)} (${member.employee_id})` })),
  ]
  const choose = (chosen: string) => edit({ crew: chosen, ...namesFrom(free, chosen, typed) })
  return (
    <chakra.fieldset minW="0" mt="3">
      <chakra.legend textStyle="small" fontWeight="medium">
        On the crew
      </chakra.legend>
      <FormGrid>
        <Span of={3}>
          <SelectField
            label="Crew member"
            name="crew"
            hint="They see the jobs of this crew member in My Day."
            required={isRequired}
            options={options}
            value={options.some(({ value }) => value === typed.crew) ? typed.crew : ''}
            error={errors.crew_member_id ?? errors.crew}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Span>
        <Span of={3}>
          <TextField label="Phone (optional)" type="tel" autoComplete="off" {...text('phone')} />
        </Span>
        {typed.crew === NEW_MEMBER && (
          <>
            <Span of={3}>
              <TextField label="Employee ID" required {...text('employee_id')} />
            </Span>
            <Span of={3}>
              <TextField label={`Hourly rate (${ownSign()})`} required inputMode="decimal" {...text('hourly_rate')} />
            </Span>
            <Span of={3}>
              <SelectField label="Role on the crew" options={ROLE_OPTIONS} {...choice('crew_role', CREW_ROLES)} />
            </Span>
            <Span of={3}>
              <SelectField
                label="Crew"
                name="crew_id"
                options={crewOptions(crew, crews, typed.crew_id)}
                value={String(typed.crew_id)}
                error={errors.crew_id}
                onChange={({ currentTarget }) => edit({ crew_id: Number(currentTarget.value) })}
              />
            </Span>
          </>
        )}
      </FormGrid>
    </chakra.fieldset>
  )
}

/** Takes the names of the selected crew member where none were typed. */
const namesFrom = (free: readonly CrewMember[], chosen: string, typed: InvitationForm): Partial<InvitationForm> => {
  const member = free.find(({ id }) => String(id) === chosen)
  if (!member || typed.first_name.trim() !== '' || typed.last_name.trim() !== '') return {}
  return { first_name: member.first_name, last_name: member.last_name }
}

const crewOptions = (crew: Props['crew'], crews: Props['crews'], chosen: number) => {
  const ids = [...new Set([...crews.map(({ id }) => id), ...crew.map(({ crew_id }) => crew_id), chosen])]
  return ids.map((id) => ({ value: String(id), label: crewName(id, crews) }))
}
