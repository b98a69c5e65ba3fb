import { isBlank } from '../../text/typed-text'

/** An email that an action of the product sends. */
export type Notice = { subject: string; body: string }

export type NoticeParties = {
  /** The recipient's first name; empty without one. */
  first: string
  business: string
}

/** Greeting, paragraphs, and the business's name as the signature. */
export const letterBody = ({ first, business }: NoticeParties, paragraphs: readonly string[]): string =>
  [isBlank(first) ? 'Hello,' : `Hi ${first.trim()},`, ...paragraphs, `Thank you,\n${business}`].join('\n\n')
