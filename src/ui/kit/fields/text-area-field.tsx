import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, splitField } from '../forms/field-frame'
import { controlRecipe } from './control-recipe'

const TextArea = chakra('textarea', controlRecipe)

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof TextArea>, keyof FieldProps>

export const TextAreaField = (props: TextAreaFieldProps) => {
  const [field, area] = splitField(props)
  return (
    <FieldFrame {...field} text={area.value}>
      {(control) => <TextArea rows={3} py="2" {...area} {...control} />}
    </FieldFrame>
  )
}
