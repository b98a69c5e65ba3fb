import * as v from 'valibot'
import { id, LONGEST, moment } from '../text/field'
import { filledText } from '../text/typed-text'

/** What a client asked on their page, and about which document. */
export const clientQuestionSchema = v.object({
  id,
  business_id: id,
  client_id: id,
  estimate_id: v.nullable(id),
  invoice_id: v.nullable(id),
  text: v.string(),
  asked_at: moment,
  /** What staff answered, as they wrote it; empty until someone does. */
  answer: v.string(),
  answered_at: v.nullable(moment),
  /** The user who answered. */
  answered_by: v.nullable(id),
})
export type ClientQuestion = v.InferOutput<typeof clientQuestionSchema>

/** A question that no one has answered. */
export const UNANSWERED = { answer: '', answered_at: null, answered_by: null } satisfies Partial<ClientQuestion>

/** Whether the client waits for an answer. */
export const isUnanswered = ({ answered_at }: { answered_at: unknown }): boolean => answered_at === null

/** The longest question or answer, in characters. */
const LONGEST_QUESTION = 2_000
/** The most questions a client asks in a day: what is more is no one's question. */
export const MOST_A_DAY = 50

/** A question as it is sent. */
export const questionText = filledText(LONGEST_QUESTION, 'Write your question')
/** An answer as it is sent. */
export const answerText = filledText(LONGEST_QUESTION, 'Write your answer')
/** Why a question can't be answered; null where it can. */
export const answerRefusal = (question: Pick<ClientQuestion, 'answered_at'>): string | null =>
  isUnanswered(question) ? null : 'Someone has already answered this question. Undo that answer to write another one.'
/** Why a client says no, as it is sent. */
export const declineReason = filledText(LONGEST.notes, 'Reason is required')
