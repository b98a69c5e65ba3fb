import type { JobDraft, JobSlot } from '../job/job'
import type { Cents } from '../money/money'
import { choiceNow, linesChosen, type Offer, type OfferedLine } from './choice'
import type { Estimate } from './estimate'
import { documentNumber } from './number'
import type { Choice } from './offer'

const lineText = ({ quantity, service_name, unit }: Estimate['line_items'][number]): string =>
  `${quantity} × ${service_name}${unit && unit !== 'each' ? `, ${unit}` : ''}`

const LONGEST_WORK = 9 * 60

type Work = OfferedLine & Pick<Estimate['line_items'][number], 'labor_hours'>

/** In minutes, from the labor hours of the chosen lines; two hours when none are entered. */
export const workMinutes = (estimate: Offer<Work> & { choice: Choice | null }): number => {
  const hours = linesChosen(estimate, choiceNow(estimate)).reduce(
    (sum, { labor_hours, quantity }) => sum + (labor_hours ?? 0) * quantity,
    0,
  )
  return hours === 0 ? 120 : Math.min(LONGEST_WORK, Math.max(30, Math.round(hours * 4) * 15))
}

export const jobOf = (estimate: Estimate, slot: JobSlot): JobDraft & { property_id: number } => {
  const { client_id, property_id, property, title, description, subtotal, discount_amount } = estimate
  const lines = linesChosen(estimate, choiceNow(estimate)).map(lineText).join('\n')
  const work = [description, lines, `Estimate ${documentNumber(estimate)}`].filter(Boolean).join('\n\n')
  return {
    ...slot,
    client_id,
    property_id,
    title,
    description: work,
    type: 'one_time_service',
    priority: 'normal',
    estimated_cost: Math.max(0, subtotal - discount_amount) as Cents,
    property_address: property?.address ?? '',
    property_city: property?.city ?? '',
    property_state: property?.state ?? '',
    property_zip: property?.zip_code ?? '',
    location_notes: '',
  }
}
