import { LONGEST } from '../text/field'
import { text } from '../text/typed-text'

/** Why people leave, in the order they are offered. */
export const CANCEL_REASONS = [
  'Too expensive',
  'A feature is missing',
  'Too hard to use',
  'Another product suits better',
  'The business closes or pauses',
  'Another reason',
] as const

/** What is sent of a chosen reason and what was written below it: either may be missing. */
export const reasonFrom = (chosen: string, words: string): string => [chosen, words.trim()].filter(Boolean).join(': ')

/** Why a subscription is canceled, as it is sent. */
export const cancelReason = text(LONGEST.notes)

/** What is written below a chosen reason: both fit into what is sent. */
export const cancelWords = text(LONGEST.notes - LONGEST.name)
