import type { Letter, Sending } from './types'

/** A toast action that opens the email, since none is really sent. */
export const letterButton = ({ letter }: Sending, onLetter: (letter: Letter) => void) =>
  letter ? { label: 'Open the email', run: () => onLetter(letter) } : undefined
