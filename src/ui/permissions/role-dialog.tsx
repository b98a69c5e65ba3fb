import { chakra } from '@chakra-ui/react'
import { administrationRefusal, SYSTEM_ROLE_NOTE } from '@/domain/permissions/administration'
import { effectsOfEdit } from '@/domain/permissions/effects'
import { copyOfRole, type ManagedRole, roleDraftSchema, roleFormOf } from '@/domain/permissions/managed'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { EffectsList } from './effects-list'
import { PermissionPicker } from './permission-picker'
import { ROLE_HISTORY } from './role-history'
import type { RoleDialogProps, RoleForm } from './types'

const check = checkSchema(roleDraftSchema)
const EMPTY: RoleForm = { name: '', description: '', permissions: [] }
const NEEDS = 'Enter a name and a description, and select at least one permission.'

/** Create New Role and Edit Role (PERM-08, X-73). Opened by URL, so it also explains when this isn't possible. */
export const RoleDialog = (props: RoleDialogProps) => {
  const { role, actor, readOnly, onClose } = props
  const problem = role && 'problem' in role ? role.problem : null
  const isSystem = role !== null && !('problem' in role) && role.first.is_system
  const refusal: string | null =
    readOnly ?? administrationRefusal(actor) ?? problem ?? (isSystem ? SYSTEM_ROLE_NOTE : null)
  if (refusal === null && !(role && 'problem' in role)) return <Form {...props} role={role} />
  return (
    <NoForm title={role ? 'Edit Role' : 'Create New Role'} onClose={onClose}>
      {refusal ?? ''}
    </NoForm>
  )
}

const Form = (props: RoleDialogProps & { role: OpenedRecord<ManagedRole> | null }) => {
  const { role, copied, permissions, roles, users, commands, draft, onDraft, onClose } = props
  const form = useRecordForm({
    opened: role,
    empty: copied ? copyOfRole(copied) : EMPTY,
    formOf: roleFormOf,
    words: { noun: 'role', fields: ROLE_HISTORY },
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const outcome = role && edit ? await commands.editRole(role.first, edit) : await commands.createRole(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${role ? 'saved' : 'created'}`, {
        undo: outcome.undo,
        about: role ? `role/${role.first.id}` : undefined,
      })
      onClose()
      return null
    },
  })
  const typed = form.form
  const isComplete = typed.name.trim() !== '' && typed.description.trim() !== '' && typed.permissions.length > 0
  return (
    <FormDialog
      form={form}
      title={role ? 'Edit Role' : 'Create New Role'}
      submitLabel={role ? 'Save Changes' : 'Create Role'}
      busyLabel={role ? 'Saving...' : 'Creating...'}
      submitRefusal={isComplete ? null : NEEDS}
      size="lg"
      question={{
        title: role ? 'Discard these changes?' : 'Discard this role?',
        object: typed.name.trim() || 'A role without a name',
      }}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="3">
        <TextField label="Role Name" required autoComplete="off" {...form.text('name')} />
        <TextAreaField label="Description" required rows={2} {...form.text('description')} />
      </chakra.div>
      <PermissionPicker
        permissions={permissions}
        chosen={typed.permissions}
        onChange={(chosen) => form.edit({ permissions: chosen })}
        error={form.errors.permissions}
      />
      {role && users.state === 'ready' && (
        <EffectsList
          effects={effectsOfEdit(role.first, typed.permissions, { users: users.value, roles })}
          nobody="No one gains or loses access."
        />
      )}
    </FormDialog>
  )
}
