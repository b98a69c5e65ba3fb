import type { Letter, Sending } from './types'

/** Opens an email where no mail is sent: the button beside the toast about what was sent. */
export const letterButton = ({ letter }: Sending, onLetter: (letter: Letter) => void) =>
  letter ? { label: 'Open the email', run: () => onLetter(letter) } : undefined
