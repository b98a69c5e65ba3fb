import { chakra } from '@chakra-ui/react'
import { isOwnerRole } from '@/domain/permissions/administration'
import { isSuggested, type ManagedRole, type ManagedUser } from '@/domain/permissions/managed'
import { Badge } from '@/ui/kit/feedback/badge'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'

type Props = {
  legend: string
  roles: readonly ManagedRole[]
  /** Some roles are suggested by user type (PERM-25). */
  userType: ManagedUser['user_type']
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** Business Owner is never offered (PERM-14). */
export const RoleChoice = ({ legend, roles, userType, chosen, onChange }: Props) => (
  <chakra.fieldset minW="0" mt="3">
    <chakra.legend textStyle="small" fontWeight="medium">
      {legend}
    </chakra.legend>
    {roles
      .filter((role) => !isOwnerRole(role))
      .map((role) => (
        <CheckboxField
          key={role.id}
          name="role_ids"
          label={
            <>
              {role.name} {isSuggested(role, userType) && <Badge tone="accent">Suggested</Badge>}
            </>
          }
          hint={role.description}
          checked={chosen.includes(role.id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, role.id] : chosen.filter((id) => id !== role.id))
          }
        />
      ))}
  </chakra.fieldset>
)
