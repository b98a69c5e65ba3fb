import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import { administrationRefusal, assignmentRefusal, userRefusal } from '@/domain/permissions/administration'
import { effectOn } from '@/domain/permissions/effects'
import { type RolesForm, rolesFormOf, rolesFormSchema } from '@/domain/permissions/managed'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { EffectsList } from './effects-list'
import { seesNoJobs } from './field-work'
import { RoleChoice } from './role-choice'
import { userHistory } from './role-history'
import type { UserOfRoles, UserRolesProps } from './types'

const TITLE = 'Edit User Roles'
const NOTHING: RolesForm = { role_ids: [] }
const check = checkSchema(rolesFormSchema)

const refusalOf = ({ user, actor, readOnly }: UserRolesProps): string | null =>
  readOnly ?? administrationRefusal(actor) ?? ('problem' in user ? user.problem : userRefusal(actor, user.first))

/** Edit User Roles (PERM-09). Opened by URL, so it also explains when this isn't possible. */
export const UserRolesDialog = (props: UserRolesProps) => {
  const { user, onClose } = props
  const refusal = refusalOf(props)
  if (refusal === null && !('problem' in user)) return <Form {...props} user={user} />
  return (
    <NoForm title={TITLE} onClose={onClose}>
      {refusal ?? ''}
    </NoForm>
  )
}

const Form = ({ user: opened, actor, roles, commands, draft, onDraft, onClose }: UserRolesProps & Opened) => {
  const user = opened.now ?? opened.first
  const form = useRecordForm({
    opened,
    empty: NOTHING,
    formOf: rolesFormOf,
    words: { noun: 'user', fields: userHistory(roles) },
    draft,
    onDraft,
    check,
    async save(_, edit) {
      const outcome = await commands.updateUserRoles(user, chosen, edit?.was.role_ids ?? was)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`Roles of ${fullName(user)} saved`, { undo: outcome.undo, about: `user/${user.id}` })
      onClose()
      return null
    },
  })
  const was = user.role_ids
  // A role may have been deleted while selected in a draft.
  const chosen = form.form.role_ids.filter((id) => roles.some((role) => role.id === id))
  const [before = [], after = []] = [was, chosen].map((ids) => roles.filter(({ id }) => ids.includes(id)))
  const isSame = chosen.length === was.length && chosen.every((id) => was.includes(id))
  const refusal = assignmentRefusal(actor, user, { before, after })
  const effect = { user, ...effectOn(user, before, after) }
  const changes = effect.gained.length + effect.lost.length > 0
  return (
    <FormDialog
      form={form}
      title={TITLE}
      description={`Update roles for ${fullName(user)}`}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      submitRefusal={isSame ? 'Nothing is changed yet.' : refusal}
      failureText="Failed to update user roles"
      question={{ title: 'Discard these changes?', object: `Roles of ${fullName(user)}` }}
      onClose={onClose}
    >
      <RoleChoice
        legend="Roles"
        {...{ roles, chosen }}
        userType={user.user_type}
        onChange={(role_ids) => form.edit({ role_ids })}
      />
      {form.errors.role_ids && <chakra.p color="danger.fg">{form.errors.role_ids}</chakra.p>}
      {!isSame && refusal !== null && (
        <chakra.p mt="3" textStyle="small" color="danger.fg" role="status">
          {refusal}
        </chakra.p>
      )}
      {!isSame && seesNoJobs({ ...user, roles: after }, roles) && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          {fullName(user)} is not on the crew, and will see no jobs with these roles. Choose their crew member after
          saving.
        </chakra.p>
      )}
      <EffectsList effects={changes ? [effect] : []} nobody={`${fullName(user)} may do the same as before.`} />
    </FormDialog>
  )
}

type Opened = { user: OpenedRecord<UserOfRoles> }
