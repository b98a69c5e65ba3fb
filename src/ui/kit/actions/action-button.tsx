import { type MouseEvent, useId } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'
import { Tooltip } from '../overlays/tooltip'
import { Button, type ButtonProps } from './button'

export type ActionButtonProps = ButtonProps & {
  /** Why it cannot be done now; null or absent when it can. */
  disabledReason?: string | null | undefined
}

const refuse = (event: MouseEvent) => event.preventDefault()

/** A button that says why it is off: it stays in the tab order, its reason shows as a tooltip, by a press too, and is read out as its description. */
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
