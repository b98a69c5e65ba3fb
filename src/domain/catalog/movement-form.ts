import * as v from 'valibot'
import { id, LONGEST } from '../text/field'
import { typedNumber } from '../text/typed-number'
import { text } from '../text/typed-text'
import { quantity } from './amounts'

/** What a person can say of the stock; its opening comes with the product. */
export const TOLD_KINDS = ['received', 'used', 'corrected'] as const
export type ToldKind = (typeof TOLD_KINDS)[number]

/** What came in, what a job used, or what was counted: as typed in, a `MovementDraft` out. */
export const movementFormSchema = v.pipe(
  v.object({
    kind: v.picklist(TOLD_KINDS),
    quantity: typedNumber(quantity, 'Quantity is required', '12'),
    job_id: v.nullable(id),
    reason: text(LONGEST.title),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['quantity']],
      (told) => told.kind === 'corrected' || told.quantity > 0,
      'Use more than 0',
    ),
    ['quantity'],
  ),
  v.forward(
    v.partialCheck([['kind'], ['job_id']], (told) => told.kind !== 'used' || told.job_id !== null, 'Job is required'),
    ['job_id'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['reason']],
      (told) => told.kind !== 'corrected' || told.reason !== '',
      'Reason is required',
    ),
    ['reason'],
  ),
)
export type MovementForm = v.InferInput<typeof movementFormSchema>
/** What is sent of a movement. Of a correction, the quantity is what was counted. */
export type MovementDraft = v.InferOutput<typeof movementFormSchema>

/** It starts with the most common kind. */
export const emptyMovementForm: MovementForm = { kind: 'received', quantity: '', job_id: null, reason: '' }
