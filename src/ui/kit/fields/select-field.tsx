import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, splitField } from '../forms/field-frame'
import { controlRecipe } from './control-recipe'

const Select = chakra('select', controlRecipe)

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof Select>, keyof FieldProps> & { options: readonly SelectOption[] }

/** A native select, which phones and screen readers support best. */
export const SelectField = ({ options, ...props }: SelectFieldProps) => {
  const [field, select] = splitField(props)
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Select {...select} {...control}>
          {options.map(({ value, label, disabled = false }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
