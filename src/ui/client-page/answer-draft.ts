import * as v from 'valibot'
import type { PageApproval } from '@/domain/client-page/page'
import { choiceSchema } from '@/domain/estimate/offer'
import { signatureSchema } from '@/domain/estimate/signature'
import { fitTo } from '@/domain/record/draft-shape'

/** What a client has begun to answer: which way, what they take, and what they have entered for either. */
export const answerSchema = v.object({
  way: v.picklist(['choose', 'approve', 'decline']),
  choice: choiceSchema,
  name: v.string(),
  ...signatureSchema.entries,
  reason: v.string(),
})
export type Answer = v.InferOutput<typeof answerSchema>

/** An answer as it is kept, field by field; what doesn't fit is as in `fresh`. */
export const draftAnswerSchema = (fresh: Answer) =>
  v.pipe(
    v.unknown(),
    v.transform((draft): Answer => ({ ...fresh, ...fitTo(answerSchema, draft).typed })),
  )

/** Before anything is entered. */
export const NO_ANSWER = { way: 'choose', name: '', kind: 'drawn', strokes: [], reason: '' } as const satisfies Omit<
  Answer,
  'choice'
>

/** An approval as it was entered. */
export const approvalOf = ({ name, kind, strokes, choice }: Answer): PageApproval => ({
  answered_by: name.trim(),
  signature: { kind, strokes: kind === 'drawn' ? strokes : [] },
  choice,
})
