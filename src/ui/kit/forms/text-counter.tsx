import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'

/** How long keys rest until a screen reader says what is left, in ms: it would talk over every key otherwise. */
const REST = 1_000

type Props = { id: string | undefined; room: number; text: string }

/** How many more characters a field takes, or how many are too many: shown with every key, announced in a pause. */
export const TextCounter = ({ id, room, text }: Props) => {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <chakra.p id={id} textStyle="caption" color={room < 0 ? 'danger.fg' : 'fg.subtle'}>
        {text}
      </chakra.p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
}
