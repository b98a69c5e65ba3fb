import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { remainingLength, roomWords } from '@/domain/text/text-limit'
import { StatusIcon } from '../feedback/status-icon'
import { VisuallyHidden } from '../layout/visually-hidden'
import { TextCounter } from './text-counter'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Hides the label visually if the layout makes it obvious. */
  hideLabel?: boolean
  /** The most characters; a counter appears near the limit. Longer input is possible, and is refused on submit. */
  limit?: number | undefined
  roomText?: ((remaining: number) => string) | undefined
}

export const splitField = <T extends FieldProps & { id?: string | undefined }>(props: T) => {
  const { label, hint, error, optional = false, hideLabel = false, limit, roomText, id, ...control } = props
  return [{ label, hint, error, optional, hideLabel, limit, roomText, id }, control] as const
}

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = FieldProps & {
  id?: string | undefined
  text?: unknown
  children: (control: ControlProps) => ReactNode
}

export const FieldFrame = (props: Props) => {
  const { label, hint, error, optional, hideLabel, limit, roomText, id, text, children } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
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
