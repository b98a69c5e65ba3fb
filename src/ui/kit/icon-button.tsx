import { useId } from 'react'
import { Button, type ButtonProps } from './button'
import { Tooltip } from './tooltip'
import { VisuallyHidden } from './visually-hidden'

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'loadingLabel'> & {
  /** Its name, shown as a tooltip. */
  label: string
  /** Why it cannot be done now; null or absent when it can. */
  disabledReason?: string | null | undefined
}

/** A square button of one icon; ghost unless told. */
export const IconButton = ({ label, disabledReason, variant = 'ghost', onClick, ...rest }: IconButtonProps) => {
  const id = useId()
  const face = { ...rest, variant, 'aria-label': label, px: '0', aspectRatio: 'square' } as const
  if (!disabledReason) {
    return (
      <Tooltip content={label}>
        <Button {...face} onClick={onClick} />
      </Tooltip>
    )
  }
  return (
    <>
      <Tooltip content={`${label}: ${disabledReason}`}>
        <Button {...face} aria-disabled aria-describedby={id} />
      </Tooltip>
      <VisuallyHidden id={id}>{disabledReason}</VisuallyHidden>
    </>
  )
}
