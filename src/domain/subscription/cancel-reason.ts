import { LONGEST } from '../text/field'
import { text } from '../text/typed-text'

export const CANCEL_REASONS = [
  'Too expensive',
  'A feature is missing',
  'Too hard to use',
  'Another product suits better',
  'The business closes or pauses',
  'Another reason',
] as const

/** Combines the selected reason and the comment; either may be missing. */
export const reasonFrom = (chosen: string, words: string): string => [chosen, words.trim()].filter(Boolean).join(': ')

export const cancelReason = text(LONGEST.notes)

/** Shorter, so that reason and comment together fit the limit. */
export const cancelWords = text(LONGEST.notes - LONGEST.name)
