import { type MouseEvent, useId } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'
import { Tooltip } from '../overlays/tooltip'
import { Button, type ButtonProps } from './button'

export type ActionButtonProps = ButtonProps & {
  /** Null or absent if the action is available. */
  disabledReason?: string | null | undefined
}

const refuse = (event: MouseEvent) => event.preventDefault()

/** A disabled button with a reason: it stays focusable, and the reason is its tooltip (also on press) and its accessible description. */
export const ActionButton = ({ disabledReason, ...button }: ActionButtonProps) => {
  const id = useId()
  if (!disabledReason) return <Button {...button} />
  return (
    <>
      <Tooltip content={disabledReason} showsOnPress>
        <Button {...button} aria-disabled aria-describedby={id} onClick={refuse} />
      </Tooltip>
      <VisuallyHidden id={id}>{disabledReason}</VisuallyHidden>
    </>
  )
}
