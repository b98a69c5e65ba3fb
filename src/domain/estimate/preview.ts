import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import type { ListedClient } from '../client/filter'
import { lineTotal } from '../line-items/totals'
import { type Day, daySchema } from '../time/day'
import type { PaperEstimate } from './document'
import { type EstimateForm, typedTotals } from './form'

export type PreviewContext = {
  client: ListedClient | undefined
  currency: Currency
  today: Day
  /** From the edited estimate; a new one gets its number when saved. */
  numbered: Pick<PaperEstimate, 'estimate_number' | 'revision'> | null
}

const NOT_YET = { estimate_number: 'Preview', revision: 1 }

export const previewOf = (form: EstimateForm, { client, currency, today, numbered }: PreviewContext): PaperEstimate => {
  const { offer, totals, deposit } = typedTotals(form, currency)
  return {
    ...offer,
    ...totals,
    ...(numbered ?? NOT_YET),
    line_items: offer.line_items.map((line) => ({ ...line, total_price: lineTotal(line) })),
    valid_until: v.is(daySchema, form.valid_until) ? form.valid_until : today,
    deposit_due: deposit,
    choice: null,
    answered_by: '',
    signature: null,
    client: client ?? null,
    property: client?.properties.find(({ id }) => id === form.property_id) ?? null,
    currency,
  }
}
