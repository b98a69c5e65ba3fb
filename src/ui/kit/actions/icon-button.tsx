import { useId } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'
import { Tooltip } from '../overlays/tooltip'
import { Button, type ButtonProps } from './button'

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'loadingLabel' | 'size'> & {
  size?: keyof typeof WIDTHS
  label: string
  disabledReason?: string | null | undefined
}

const WIDTHS = { sm: '8', md: { base: '10', md: '9' }, lg: '11' } as const

export const IconButton = ({
  label,
  disabledReason,
  variant = 'ghost',
  size = 'md',
  onClick,
  ...rest
}: IconButtonProps) => {
  const id = useId()
  const face = { ...rest, variant, size, 'aria-label': label } as const
  if (!disabledReason) {
    return (
      <Tooltip content={label}>
        <Button px="0" minW={WIDTHS[size]} {...face} onClick={onClick} />
      </Tooltip>
    )
  }
  return (
    <>
      <Tooltip content={`${label}: ${disabledReason}`} showsOnPress>
        <Button px="0" minW={WIDTHS[size]} {...face} aria-disabled aria-describedby={id} />
      </Tooltip>
      <VisuallyHidden id={id}>{disabledReason}</VisuallyHidden>
    </>
  )
}
