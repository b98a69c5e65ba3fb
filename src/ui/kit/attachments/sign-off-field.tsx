import { chakra } from '@chakra-ui/react'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { LONGEST } from '@/domain/field'
import { type EnteredSignOff, NO_SIGN_OFF, signOffGap } from '@/domain/job/sign-off'
import { Button } from '../button'
import { SignatureEntry } from '../signature-entry'
import { TextField } from '../text-field'

type Props = {
  entered: EnteredSignOff
  onEnter: (entered: EnteredSignOff) => void
  /** Completing was tried: what is missing is said. */
  tried: boolean
  large: boolean
}

const WORDS = {
  loading: 'Loading the box to sign in',
  signHere: 'Signature',
  draw: 'Draw',
  type: 'Type',
  drawHint: 'Sign with a finger, a pen or the mouse.',
  drawNeeded: 'Sign in the box, type the name instead, or leave the signature out.',
  typeHint: 'The typed name counts as the signature.',
  clear: 'Clear',
  padFailed: 'The box did not load. The typed name counts as the signature.',
}

/** The box to sign in lies below what a phone shows of the dialog. */
const intoView = (field: HTMLElement | null): void => field?.scrollIntoView({ block: 'start' })

/** Someone signs for the work, if they like to: a name, and a signature drawn or typed. */
export const SignOffField = ({ entered, onEnter, tried, large }: Props) => {
  const [open, setOpen] = useState(entered.signed_by !== '' || entered.strokes.length > 0)
  const [begun, setBegun] = useState(false)
  const gap = tried ? signOffGap(entered) : null
  const begin = () => {
    setBegun(true)
    setOpen(true)
  }
  if (!open)
    return (
      <Button variant="outline" minH={large ? '12' : undefined} justifySelf="start" onClick={begin}>
        <PenLine size={18} aria-hidden />
        Add signature
      </Button>
    )
  const leaveOut = () => {
    onEnter(NO_SIGN_OFF)
    setOpen(false)
  }
  return (
    <chakra.div ref={begun ? intoView : null} role="group" aria-label="Signature" display="grid" gap="3">
      <TextField
        label="Who signs"
        autoComplete="off"
        maxLength={LONGEST.name}
        value={entered.signed_by}
        error={gap === 'name' ? 'Enter the name of who signs.' : undefined}
        onChange={({ currentTarget: { value } }) => onEnter({ ...entered, signed_by: value })}
      />
      <SignatureEntry
        words={WORDS}
        name={entered.signed_by}
        entered={entered}
        incomplete={gap === 'drawing'}
        onEnter={(part) => onEnter({ ...entered, ...part })}
      />
      <Button variant="ghost" minH={large ? '11' : undefined} justifySelf="start" onClick={leaveOut}>
        Leave out the signature
      </Button>
    </chakra.div>
  )
}
