import { chakra } from '@chakra-ui/react'
import type { Actor } from '@/domain/permissions/actor'
import { isOwnerRole, rolesGrantRefusal } from '@/domain/permissions/administration'
import { isSuggested, type ManagedRole, type ManagedUser } from '@/domain/permissions/managed'
import { Badge } from '@/ui/kit/badge'
import { CheckboxField } from '@/ui/kit/checkbox-field'

type Props = {
  legend: string
  actor: Actor
  roles: readonly ManagedRole[]
  /** Whose roles they are: some are suggested for people of a type (PERM-25). */
  userType: ManagedUser['user_type']
  chosen: readonly number[]
  /** Those that the user has: they can be kept by anybody. */
  held: readonly number[]
  onChange: (ids: number[]) => void
}

/** Roles as checkboxes. Business Owner is never offered (PERM-14); one that allows more than the person may is off and says so. */
export const RoleChoice = ({ legend, actor, roles, userType, chosen, held, onChange }: Props) => (
  <chakra.fieldset minW="0" mt="3">
    <chakra.legend textStyle="small" fontWeight="medium">
      {legend}
    </chakra.legend>
    {roles
      .filter((role) => !isOwnerRole(role))
      .map((role) => {
        const refusal = held.includes(role.id) ? null : rolesGrantRefusal(actor, [role])
        return (
          <CheckboxField
            key={role.id}
            name="role_ids"
            label={
              <>
                {role.name} {isSuggested(role, userType) && <Badge tone="accent">Suggested</Badge>}
              </>
            }
            hint={refusal ?? role.description}
            checked={chosen.includes(role.id)}
            disabled={refusal !== null}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, role.id] : chosen.filter((id) => id !== role.id))
            }
          />
        )
      })}
  </chakra.fieldset>
)
