import * as v from 'valibot'
import { LONGEST } from '../text/field'
import { filledText } from '../text/typed-text'
import { choiceSchema } from './offer'
import { ANSWER_CHANNELS, type AnswerWay } from './vocabulary'

const answerFields = {
  answered_by: filledText(LONGEST.name, 'Enter who answered'),
  answered_via: v.picklist(ANSWER_CHANNELS, 'Choose how the answer came'),
}

/** A client's approval as entered or sent. Without a choice, the recommended one applies. */
export const approvalSchema = v.object({ ...answerFields, choice: v.nullable(choiceSchema) })
export type Approval = v.InferOutput<typeof approvalSchema>

export const rejectionSchema = v.object({
  ...answerFields,
  rejection_reason: filledText(LONGEST.notes, 'Reason is required'),
})
export type Rejection = v.InferOutput<typeof rejectionSchema>

export const NO_ANSWER = {
  answered_by: '',
  answered_via: null,
  answered_at: null,
  rejection_reason: '',
  choice: null,
  signature: null,
} as const

const WAYS: Record<AnswerWay, string> = {
  phone: 'By phone',
  in_person: 'In person',
  email: 'By email',
  client_page: 'On their client page',
}

export const channelText = (way: AnswerWay): string => WAYS[way]
