import { LONGEST } from '../field'
import type { JobDraft, JobSlot } from '../job/job'
import type { Cents } from '../money'
import { choiceNow, linesChosen } from './choice'
import type { Estimate } from './estimate'
import { documentNumber } from './number'

/** `2.5 × Mulch, cubic yard` */
const lineText = ({ quantity, service_name, unit }: Estimate['line_items'][number]): string =>
  `${quantity} × ${service_name}${unit && unit !== 'each' ? `, ${unit}` : ''}`

/** The job that an approved estimate becomes: its work, its place, and what it comes to before tax. */
export const jobOf = (estimate: Estimate, slot: JobSlot): JobDraft & { property_id: number } => {
  const { client_id, property_id, property, title, description, subtotal, discount_amount } = estimate
  const lines = linesChosen(estimate, choiceNow(estimate)).map(lineText).join('\n')
  const work = [description, lines, `Estimate ${documentNumber(estimate)}`].filter(Boolean).join('\n\n')
  return {
    ...slot,
    client_id,
    property_id,
    title,
    description: work.slice(0, LONGEST.notes),
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
