import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { remainingLength, roomWords } from '@/domain/text/text-limit'
import { StatusIcon } from '../feedback/status-icon'
import { VisuallyHidden } from '../layout/visually-hidden'
import { TextCounter } from './text-counter'

/** What every field has around its control. */
export type FieldProps = {
  label: string
  /** Help that stays visible. */
  hint?: ReactNode
  /** What is wrong with the value; the control is then marked invalid. */
  error?: string | undefined
  /** Marks the field as one that may stay empty. */
  optional?: boolean
  /** Keeps the label for screen readers only, where the layout already says it. */
  hideLabel?: boolean
  /** How many characters it takes: what is left is shown toward the end. More can be typed, and is refused when it is sent. */
  limit?: number | undefined
  /** How what is left is said, in another language. */
  roomText?: ((remaining: number) => string) | undefined
}

/** Splits a field's props into those of its frame and those of its control. */
export const splitField = <T extends FieldProps & { id?: string | undefined }>(props: T) => {
  const { label, hint, error, optional = false, hideLabel = false, limit, roomText, id, ...control } = props
  return [{ label, hint, error, optional, hideLabel, limit, roomText, id }, control] as const
}

/** What ties a control to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = FieldProps & {
  id?: string | undefined
  /** The text in the control, where its characters count. */
  text?: unknown
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, hint and error below. */
export const FieldFrame = (props: Props) => {
  const { label, hint, error, optional, hideLabel, limit, roomText, id, text, children } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  // What is wrong is said where there is an error.
  const room = limit === undefined || error || typeof text !== 'string' ? null : remainingLength(text, limit)
  const roomId = room === null ? undefined : `${controlId}-room`
  const describedBy = [errorId, roomId, hintId].filter(Boolean).join(' ')
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" minW="0">
      {hideLabel ? (
        <VisuallyHidden asChild>
          <label htmlFor={controlId}>{label}</label>
        </VisuallyHidden>
      ) : (
        <chakra.label htmlFor={controlId} textStyle="small" fontWeight="medium">
          {label}
          {optional && <OptionalMark />}
        </chakra.label>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <chakra.p id={errorId} display="flex" gap="1" alignItems="center" textStyle="small" color="danger.fg">
          <StatusIcon kind="error" size={14} />
          {error}
        </chakra.p>
      )}
      {room !== null && <TextCounter id={roomId} room={room} text={(roomText ?? roomWords)(room)} />}
      {hint && (
        <chakra.p id={hintId} textStyle="caption" color="fg.subtle">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}

const OptionalMark = () => (
  <chakra.span color="fg.subtle" fontWeight="normal">
    {' (optional)'}
  </chakra.span>
)
