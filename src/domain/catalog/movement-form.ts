import * as v from 'valibot'
import { id, LONGEST } from '../text/field'
import { typedNumber } from '../text/typed-number'
import { text } from '../text/typed-text'
import { quantity } from './amounts'

/** Excludes `opening`, which is created with the product. */
export const MANUAL_MOVEMENT_KINDS = ['received', 'used', 'corrected'] as const
export type ManualMovementKind = (typeof MANUAL_MOVEMENT_KINDS)[number]

export const movementFormSchema = v.pipe(
  v.object({
    kind: v.picklist(MANUAL_MOVEMENT_KINDS),
    quantity: typedNumber(quantity, 'Quantity is required', '12'),
    job_id: v.nullable(id),
    reason: text(LONGEST.title),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['quantity']],
      (movement) => movement.kind === 'corrected' || movement.quantity > 0,
      'Use more than 0',
    ),
    ['quantity'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['job_id']],
      (movement) => movement.kind !== 'used' || movement.job_id !== null,
      'Job is required',
    ),
    ['job_id'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['reason']],
      (movement) => movement.kind !== 'corrected' || movement.reason !== '',
      'Reason is required',
    ),
    ['reason'],
  ),
)
export type MovementForm = v.InferInput<typeof movementFormSchema>
/** For a correction, `quantity` is the counted stock. */
export type MovementDraft = v.InferOutput<typeof movementFormSchema>

export const emptyMovementForm: MovementForm = { kind: 'received', quantity: '', job_id: null, reason: '' }
