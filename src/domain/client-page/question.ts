import * as v from 'valibot'
import { id, LONGEST, moment } from '../field'
import { filledText } from '../typed-text'

/** What a client asked on their page, and about which document. */
export const clientQuestionSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  estimate_id: v.nullable(id),
  invoice_id: v.nullable(id),
  text: v.string(),
  asked_at: moment,
})
export type ClientQuestion = v.InferOutput<typeof clientQuestionSchema>

/** The longest question, in characters. */
export const LONGEST_QUESTION = 2_000
/** The most questions a client asks in a day: what is more is nobody's question. */
export const MOST_A_DAY = 50

/** A question as it is sent. */
export const questionText = filledText(LONGEST_QUESTION, 'Write your question')
/** Why a client says no, as it is sent. */
export const declineReason = filledText(LONGEST.notes, 'Reason is required')
