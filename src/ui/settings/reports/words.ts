import type { ErrorGroup, StoredReport } from '@/domain/errors/error-groups'
import { numberText } from '@/domain/money/number-text'
import { firstListed } from '@/domain/text/wording'
import type { Tone } from '@/ui/kit/feedback/tone'

export const SEVERITY_TONES: Record<StoredReport['severity'], Tone> = {
  fatal: 'danger',
  error: 'danger',
  warning: 'warning',
}

export const SEVERITY_LABELS: Record<StoredReport['severity'], string> = {
  fatal: 'Fatal',
  error: 'Error',
  warning: 'Warning',
}

const SOURCES: Readonly<Record<string, string>> = {
  error: 'Uncaught error',
  unhandledrejection: 'Unhandled rejection',
  flow: 'Flow',
}

export const sourceText = (source: string): string => SOURCES[source] ?? source

const NAMED = 3

/** `Dana Whitfield and no one signed in` */
export const peopleText = ({ people }: Pick<ErrorGroup, 'people'>): string =>
  firstListed(
    people.map((person) => person ?? 'No one signed in'),
    NAMED,
  )

export const placesText = ({ places }: Pick<ErrorGroup, 'places'>): string => firstListed(places, NAMED)

export const countText = (count: number): string => (count === 1 ? 'Once' : `${numberText(count)} times`)

/** The longest error title, in characters. */
const LONGEST_TITLE = 160

export const titleText = ({ message }: Pick<StoredReport, 'message'>): string => {
  if (message === '') return 'An error without a message'
  return message.length > LONGEST_TITLE ? `${message.slice(0, LONGEST_TITLE - 1)}…` : message
}
