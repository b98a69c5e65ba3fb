import { type DraftOf, fields, type RowOf } from '../../fields/field'
import { filled, own } from '../../fields/kinds'
import { LONGEST } from '../../text/field'
import { LONGEST_TEXT } from '../message'

/** An answer that a short word stands for: `/hours`. */
export const cannedAnswerFields = fields({
  id: own.key(),
  business_id: own.key(),
  /** Without its slash. */
  shortcut: filled(LONGEST.code, 'Shortcut is required', [/^[a-z0-9_-]+$/, 'Use small letters, digits, - and _']),
  body: filled(LONGEST_TEXT, 'Answer is required'),
})
export type CannedAnswer = RowOf<typeof cannedAnswerFields>
export type CannedAnswerDraft = DraftOf<typeof cannedAnswerFields>

export const SHORTCUT_TAKEN = 'Another answer already has this shortcut.'

export const isShortcutTaken = (answer: CannedAnswer, all: readonly CannedAnswer[]): boolean =>
  all.some(({ id, shortcut }) => id !== answer.id && shortcut === answer.shortcut)
