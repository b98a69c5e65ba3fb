import type { Letter, Sending } from './types'

/** Opens a letter where no mail is sent: the button beside what a toast says was sent. */
export const letterButton = ({ letter }: Sending, onLetter: (letter: Letter) => void) =>
  letter ? { label: 'Open the email', run: () => onLetter(letter) } : undefined
