import { readable } from '../text/wording'
import type { PricingType } from './vocabulary'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const

export const MOVEMENT_KINDS = ['opening', 'received', 'used', 'corrected'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const pricingLabel = (type: PricingType): string => (type === 'per_sqft' ? 'Per sq ft' : readable(type))

const MOVEMENT_LABELS: Record<MovementKind, string> = {
  opening: 'Opening stock',
  received: 'Received',
  used: 'Used on a job',
  corrected: 'Corrected',
}

export const movementLabel = (kind: MovementKind): string => MOVEMENT_LABELS[kind]
