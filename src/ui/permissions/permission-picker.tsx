import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { PermissionName } from '@/domain/permissions/catalogue'
import { byCategory, type DescribedPermission } from '@/domain/permissions/catalogue-words'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'

type Props = {
  permissions: readonly DescribedPermission[]
  chosen: readonly PermissionName[]
  onChange: (chosen: PermissionName[]) => void
  error: string | undefined
}

/** Checkboxes grouped by category, with toggles for a category and for all (PERM-08). */
export const PermissionPicker = ({ permissions, chosen, onChange, error }: Props) => {
  const id = useId()
  const all = permissions.map((permission) => permission.id)
  const set = (names: readonly PermissionName[], isOn: boolean) =>
    onChange(isOn ? [...new Set([...chosen, ...names])] : chosen.filter((name) => !names.includes(name)))
  return (
    <chakra.fieldset minW="0" mt="4" aria-describedby={error ? id : undefined}>
      <chakra.legend textStyle="heading" float="left">
        Select Permissions
      </chakra.legend>
      <chakra.p textStyle="small" color="fg.muted" textAlign="end" role="status">
        {chosen.length} of {permissions.length} selected
      </chakra.p>
      {error && (
        <chakra.p id={id} textStyle="small" color="danger.fg">
          {error}
        </chakra.p>
      )}
      <chakra.div clear="both" pt="1">
        <All label="All permissions" names={all} chosen={chosen} onChange={set} name="permissions" />
      </chakra.div>
      <chakra.div display="grid" gap="3" mt="2">
        {byCategory(permissions).map(([category, members]) => (
          <chakra.fieldset key={category} borderWidth="1px" borderRadius="md" px="3" pb="2" minW="0">
            <chakra.legend textStyle="small" fontWeight="semibold" px="1">
              {category}
            </chakra.legend>
            <All
              label={`All of ${category}`}
              names={members.map((permission) => permission.id)}
              chosen={chosen}
              onChange={set}
            />
            <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="4">
              {members.map((permission) => (
                <CheckboxField
                  key={permission.id}
                  label={permission.name}
                  hint={permission.description}
                  checked={chosen.includes(permission.id)}
                  onChange={({ currentTarget }) => set([permission.id], currentTarget.checked)}
                />
              ))}
            </chakra.div>
          </chakra.fieldset>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

type AllProps = {
  label: string
  names: readonly PermissionName[]
  chosen: readonly PermissionName[]
  onChange: (names: readonly PermissionName[], isOn: boolean) => void
  name?: string
}

const All = ({ label, names, chosen, onChange, name }: AllProps) => {
  const count = names.filter((one) => chosen.includes(one)).length
  const isAll = count > 0 && count === names.length
  return (
    <CheckboxField
      label={<chakra.span fontWeight="medium">{label}</chakra.span>}
      name={name}
      checked={isAll}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => onChange(names, !isAll)}
    />
  )
}
