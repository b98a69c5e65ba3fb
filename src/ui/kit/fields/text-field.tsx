import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps, splitField } from '../forms/field-frame'
import { controlRecipe } from './control-recipe'

const Input = chakra('input', controlRecipe)

/** Types that the browser formats itself, which have no character limit. */
const FORMATTED: ReadonlySet<string> = new Set(['date', 'time', 'number', 'color'])

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<typeof Input>, keyof FieldProps> & {
    end?: ReactNode
  }

/** `ref` goes to the input, so a form's `{...register('title')}` works as is. */
export const TextField = ({ end, ...props }: TextFieldProps) => {
  const [field, input] = splitField(props)
  const isCounted = !FORMATTED.has(input.type ?? 'text')
  return (
    <FieldFrame {...field} text={isCounted ? input.value : undefined}>
      {(control) => (
        <chakra.span position="relative" display="block">
          <Input pe={end ? '16' : undefined} {...input} {...control} />
          {end && (
            <chakra.span position="absolute" insetEnd="1" top="0" bottom="0" display="flex" alignItems="center">
              {end}
            </chakra.span>
          )}
        </chakra.span>
      )}
    </FieldFrame>
  )
}

export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="date" />

export const TimeField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="time" />
