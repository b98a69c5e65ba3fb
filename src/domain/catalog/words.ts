import { readable } from '../text/wording'
import type { PricingType } from './vocabulary'

/** The seasons of the year in which a seasonal service is offered. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const

/** What changes the stock of a product: what was there first, what came in, what a job used, what a count found. */
export const MOVEMENT_KINDS = ['opening', 'received', 'used', 'corrected'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** `Per sq ft` */
export const pricingLabel = (type: PricingType): string => (type === 'per_sqft' ? 'Per sq ft' : readable(type))

const MOVEMENT_LABELS: Record<MovementKind, string> = {
  opening: 'Opening stock',
  received: 'Received',
  used: 'Used on a job',
  corrected: 'Corrected',
}

/** `Used on a job` */
export const movementLabel = (kind: MovementKind): string => MOVEMENT_LABELS[kind]
