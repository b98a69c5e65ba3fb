import { chakra } from '@chakra-ui/react'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { type EnteredSignOff, NO_SIGN_OFF, signerName, signOffGap } from '@/domain/job/sign-off'
import { excessIn, limitOf } from '@/domain/text/text-limit'
import { Button } from '@/ui/kit/actions/button'
import { SignatureEntry } from '@/ui/kit/fields/signature-entry'
import { TextField } from '@/ui/kit/fields/text-field'

type Props = {
  entered: EnteredSignOff
  onEnter: (entered: EnteredSignOff) => void
  /** Set after an attempt to complete; shows missing fields. */
  tried: boolean
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

/**
 * The signature box can be below the visible part of a phone's dialog. The pressed button is gone, so focus moves here, without opening the
 * phone's keyboard.
 */
const lead = (field: HTMLElement | null): void => {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'start' })
}
const takeFocus = (button: HTMLElement | null): void => button?.focus()

/** Optional: a name, and a drawn or typed signature. */
export const SignOffField = ({ entered, onEnter, tried }: Props) => {
  const [open, setOpen] = useState(entered.signed_by !== '' || entered.strokes.length > 0)
  const [pressed, setPressed] = useState(false)
  const gap = tried ? signOffGap(entered) : null
  const tooLong = gap === 'length' ? excessIn(signerName, entered.signed_by) : undefined
  const begin = () => {
    setPressed(true)
    setOpen(true)
  }
  if (!open)
    return (
      <Button ref={pressed ? takeFocus : null} variant="outline" justifySelf="start" onClick={begin}>
        <PenLine size={18} aria-hidden />
        Add signature
      </Button>
    )
  const leaveOut = () => {
    onEnter(NO_SIGN_OFF)
    setPressed(true)
    setOpen(false)
  }
  return (
    <chakra.div
      ref={pressed ? lead : null}
      role="group"
      aria-label="Signature"
      tabIndex={-1}
      outline="0"
      display="grid"
      gap="3"
    >
      <TextField
        label="Who signs"
        autoComplete="off"
        limit={limitOf(signerName)}
        value={entered.signed_by}
        error={gap === 'name' ? 'Enter the name of who signs.' : tooLong}
        onChange={({ currentTarget: { value } }) => onEnter({ ...entered, signed_by: value })}
      />
      <SignatureEntry
        words={WORDS}
        name={entered.signed_by}
        entered={entered}
        incomplete={gap === 'drawing'}
        onEnter={(part) => onEnter({ ...entered, ...part })}
      />
      <Button variant="ghost" justifySelf="start" onClick={leaveOut}>
        Leave out the signature
      </Button>
    </chakra.div>
  )
}
