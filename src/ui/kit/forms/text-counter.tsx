import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'

/** In ms; announcing on every key would talk over the typing. */
const REST = 1_000

type Props = { id: string | undefined; room: number; text: string }

/** The remaining or excess characters: updated on every key, announced after a pause. */
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
