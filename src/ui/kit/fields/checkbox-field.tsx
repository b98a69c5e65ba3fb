import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'

const Box = chakra('input', {
  base: {
    boxSize: '18px',
    flexShrink: 0,
    mt: '1px',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
})

export type CheckboxFieldProps = Omit<ComponentProps<typeof Box>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
}

export const CheckboxField = ({ label, hint, id, ...input }: CheckboxFieldProps) => {
  const ownId = useId()
  const boxId = id ?? ownId
  const hintId = hint ? `${boxId}-hint` : undefined
  return (
    <chakra.div display="flex" gap="2" alignItems="flex-start" py="1">
      <Box {...input} type="checkbox" id={boxId} aria-describedby={hintId} />
      <div>
        <chakra.label
          htmlFor={boxId}
          cursor={input.disabled ? 'not-allowed' : 'pointer'}
          color={input.disabled ? 'fg.subtle' : undefined}
        >
          {label}
        </chakra.label>
        {hint && (
          <chakra.p id={hintId} textStyle="caption" color="fg.subtle">
            {hint}
          </chakra.p>
        )}
      </div>
    </chakra.div>
  )
}
