import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fullName } from '@/domain/account/user'
import { type crewFormSchema, withSkill } from '@/domain/crew/form'
import { canBeOnCrew } from '@/domain/crew/login'
import { CREW_ROLES, CREW_STATUSES, crewRoleLabel, crewStatusLabel } from '@/domain/crew/vocabulary'
import { ownSign } from '@/domain/money/own-amount'
import { WEEKDAYS } from '@/domain/time/weekday'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { HoursEditor } from '@/ui/kit/forms/hours/hours-editor'
import { PlaceFields } from '@/ui/kit/forms/place-fields'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { crewOptions, skillOptions } from '../records'
import type { CrewFormProps } from '../types'
import { AbsenceFields } from './absence-fields'
import { SkillFields } from './skill-fields'

type OfForm = { form: FormOf<typeof crewFormSchema> }
type Props = OfForm &
  Pick<CrewFormProps, 'crew' | 'crews' | 'logins'> & {
    isNew: boolean
    /** Null if the login can be changed. */
    loginRefusal: string | null
    login: number | null
    onNewCrew: () => void
  }

export const CrewFormFields = (props: Props) => {
  const { form, crew } = props
  const allSkills = skillOptions(crew)
  const errors: FieldErrors = form.errors
  return (
    <chakra.div display="grid" gap="6" mt="3" pb="2">
      <PersonFields {...props} />
      <Group title="Skills">
        <SkillFields
          options={allSkills}
          skills={form.form.skills}
          error={errors.skills ?? Object.entries(errors).find(([at]) => at.startsWith('skills.'))?.[1]}
          onToggle={(skill, isOn) =>
            form.edit({
              skills: isOn
                ? withSkill(form.form.skills, skill, allSkills)
                : form.form.skills.filter((one) => one !== skill),
            })
          }
        />
      </Group>
      <Group title="Working hours">
        <HoursEditor
          words={HOURS_WORDS}
          hours={form.form.working_hours}
          errors={hoursErrorsIn(errors)}
          onChange={(working_hours) => form.edit({ working_hours })}
        />
      </Group>
      <Group title="Absences">
        <AbsenceFields
          absences={form.form.absences}
          errors={errors}
          onChange={(absences) => form.edit({ absences })}
          onEditAt={(place, absences) => form.editAt(place, { absences })}
        />
      </Group>
      <HomeBaseFields form={form} />
    </chakra.div>
  )
}

const hoursErrorsIn = (errors: FieldErrors) =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const message = errors[`working_hours.${day}`]
      return message === undefined ? [] : [[day, message]]
    }),
  )

const HOURS_WORDS = { on: 'works', off: 'Day off', starts: 'starts at', ends: 'ends at' }

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend textStyle="heading" mb="2">
      {title}
    </chakra.legend>
    {children}
  </chakra.fieldset>
)

const ROLE_OPTIONS = CREW_ROLES.map((role) => ({ value: role, label: crewRoleLabel(role) }))
/** Excludes inactive: deactivation asks for confirmation first. */
const STATUS_OPTIONS = CREW_STATUSES.filter((status) => status !== 'inactive').map((status) => ({
  value: status,
  label: crewStatusLabel(status),
}))

const NEW_CREW = 'new'

const PersonFields = (props: Props) => {
  const { crew, crews, logins, login, loginRefusal, isNew, onNewCrew } = props
  const { form, text, choice, edit } = props.form
  const errors: FieldErrors = props.form.errors
  const options = [...crewOptions([...crew, form], crews), { value: NEW_CREW, label: 'New crew…' }]
  const choose = (value: string) => (value === NEW_CREW ? onNewCrew() : edit({ crew_id: Number(value) }))
  return (
    <Group title="Person">
      <FormGrid gap="3">
        <Span of={3}>
          <TextField label="First name" {...text('first_name')} />
        </Span>
        <Span of={3}>
          <TextField label="Last name" {...text('last_name')} />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label="Employee ID" {...text('employee_id')} />
        </Span>
        <Span of={2} onPhone={3}>
          <SelectField label="Role" options={ROLE_OPTIONS} {...choice('role', CREW_ROLES)} />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label={`Hourly rate (${ownSign()})`} inputMode="decimal" {...text('hourly_rate')} />
        </Span>
        <Span of={2} onPhone={3}>
          <SelectField
            label="Crew"
            name="crew_id"
            options={options}
            value={String(form.crew_id)}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Span>
        {!isNew && form.status !== 'inactive' && (
          <Span of={2} onPhone={3}>
            <SelectField label="Status" options={STATUS_OPTIONS} {...choice('status', CREW_STATUSES)} />
          </Span>
        )}
        {logins.length > 0 && (
          <Span of={6}>
            <SelectField
              label="Login"
              name="user_id"
              hint={loginRefusal ?? 'Who signs in as them, and sees their jobs in My Day.'}
              disabled={loginRefusal !== null}
              options={loginOptions(logins, crew, login)}
              value={form.user_id}
              error={errors.user_id}
              onChange={({ currentTarget }) => edit({ user_id: currentTarget.value })}
            />
          </Span>
        )}
      </FormGrid>
    </Group>
  )
}

/** Staff logins; those of other members are disabled. */
const loginOptions = (logins: Props['logins'], crew: Props['crew'], own: number | null) => {
  const staff = logins.filter((user) => user.business_id !== null && canBeOnCrew(user, user.business_id))
  const options = staff.map((user) => {
    const member = crew.find(({ user_id }) => user_id === user.id)
    const isLinked = member !== undefined && user.id !== own
    const label = `${fullName(user)} (${user.email})`
    return { value: String(user.id), label: isLinked ? `${label}, is ${fullName(member)}` : label, disabled: isLinked }
  })
  return [{ value: '', label: 'No login' }, ...options]
}

const HomeBaseFields = ({ form }: OfForm) => {
  const { home_base } = form.form
  const errors: FieldErrors = form.errors
  const field = (name: keyof typeof home_base) => ({
    name: `home_base.${name}`,
    value: home_base[name],
    error: errors[`home_base.${name}`],
    limit: form.limitAt(`home_base.${name}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.editAt(`home_base.${name}`, { home_base: { ...home_base, [name]: currentTarget.value } }),
  })
  return (
    <Group title="Home base">
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        Where the day starts, if that is not your business.
      </chakra.p>
      <FormGrid gap="3">
        <PlaceFields
          label="Address"
          optional
          address={field('address')}
          city={field('city')}
          state={field('state')}
          zip={field('zip_code')}
        />
      </FormGrid>
    </Group>
  )
}
