import * as v from 'valibot'
import type { PageApproval } from '@/domain/client-page/page'
import { choiceSchema } from '@/domain/estimate/offer'
import { signatureSchema } from '@/domain/estimate/signature'
import { fitTo } from '@/domain/record/draft-shape'

export const answerSchema = v.object({
  way: v.picklist(['choose', 'approve', 'decline']),
  choice: choiceSchema,
  name: v.string(),
  ...signatureSchema.entries,
  reason: v.string(),
})
export type Answer = v.InferOutput<typeof answerSchema>

export const draftAnswerSchema = (fresh: Answer) =>
  v.pipe(
    v.unknown(),
    v.transform((draft): Answer => ({ ...fresh, ...fitTo(answerSchema, draft).typed })),
  )

export const NO_ANSWER = { way: 'choose', name: '', kind: 'drawn', strokes: [], reason: '' } as const satisfies Omit<
  Answer,
  'choice'
>

export const approvalOf = ({ name, kind, strokes, choice }: Answer): PageApproval => ({
  answered_by: name.trim(),
  signature: { kind, strokes: kind === 'drawn' ? strokes : [] },
  choice,
})
