import * as v from 'valibot'
import { id, LONGEST, moment } from '../text/field'
import { filledText } from '../text/typed-text'

export const clientQuestionSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  estimate_id: v.nullable(id),
  invoice_id: v.nullable(id),
  text: v.string(),
  asked_at: moment,
  answer: v.string(),
  answered_at: v.nullable(moment),
  answered_by: v.nullable(id),
})
export type ClientQuestion = v.InferOutput<typeof clientQuestionSchema>

export const UNANSWERED = { answer: '', answered_at: null, answered_by: null } satisfies Partial<ClientQuestion>

export const isUnanswered = ({ answered_at }: { answered_at: unknown }): boolean => answered_at === null

const LONGEST_QUESTION = 2_000
/** Per client and day; more than that is no genuine client. */
export const MOST_A_DAY = 50

export const questionText = filledText(LONGEST_QUESTION, 'Write your question')
export const answerText = filledText(LONGEST_QUESTION, 'Write your answer')
export const answerRefusal = (question: Pick<ClientQuestion, 'answered_at'>): string | null =>
  isUnanswered(question) ? null : 'Someone has already answered this question. Undo that answer to write another one.'
export const declineReason = filledText(LONGEST.notes, 'Reason is required')
