import * as v from 'valibot'
import { SERVICE_FREQUENCIES } from '../client/property'
import { JOB_TYPES } from '../job/vocabulary'
import { duration } from '../money/amount'
import { ownAmountTyped, ownFineAmountTyped } from '../money/typed-amount'
import { id, LONGEST, list } from '../text/field'
import { typedNumber, typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'
import { markup, neededThings, wholeNumber } from './amounts'
import type { Service } from './service'
import { decimalsOf, dollarsFromMills, priceProblem, TOO_FINE, unitPrice } from './unit-price'
import { PRICING_TYPES } from './vocabulary'
import { SEASONS } from './words'

const describing = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  service_type: v.picklist(JOB_TYPES),
  pricing_type: v.picklist(PRICING_TYPES),
}
const doing = {
  seasonal_service: v.boolean(),
  available_seasons: list(v.picklist(SEASONS), SEASONS.length),
  frequency_options: list(v.picklist(SERVICE_FREQUENCIES), SERVICE_FREQUENCIES.length),
  requires_quote: v.boolean(),
  active: v.boolean(),
}
const crewSize = wholeNumber(1, 50)

/** Prices are in dollars, and omitted by people who may not set them. */
export const serviceDraftFields = {
  category_id: id,
  ...describing,
  base_price: unitPrice,
  cost: unitPrice,
  markup_percentage: markup,
  estimated_duration: duration,
  crew_size_required: crewSize,
  equipment_needed: neededThings,
  materials_needed: neededThings,
  ...doing,
}

const typedThings = v.pipe(
  v.string(),
  v.transform((typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
  neededThings,
)

type AmountTyped = <Output>(typed: v.GenericSchema<string, Output>) => v.GenericSchema<string, Output>

const formWith = (amountTyped: AmountTyped) =>
  v.pipe(
    v.object({
      ...describing,
      category_id: v.pipe(v.nullable(id), v.number('Category is required')),
      base_price: amountTyped(typedNumber(unitPrice, 'Price is required')),
      cost: amountTyped(typedOrZero(unitPrice)),
      markup_percentage: typedOrZero(markup, '40'),
      estimated_duration: typedNumber(duration, 'Duration is required', '45'),
      crew_size_required: typedNumber(crewSize, 'Crew size is required', '2'),
      equipment_needed: typedThings,
      materials_needed: typedThings,
      ...doing,
    }),
    v.forward(
      v.partialCheck(
        [['pricing_type'], ['base_price']],
        ({ pricing_type, base_price }) => priceProblem(pricing_type, base_price) === null,
        TOO_FINE,
      ),
      ['base_price'],
    ),
    v.forward(
      v.partialCheck(
        [['pricing_type'], ['cost']],
        ({ pricing_type, cost }) => priceProblem(pricing_type, cost) === null,
        TOO_FINE,
      ),
      ['cost'],
    ),
  )
const plainForm = formWith(ownAmountTyped)
const fineForm = formWith(ownFineAmountTyped)
const finelyPriced = v.looseObject({
  pricing_type: v.pipe(
    describing.pricing_type,
    v.check((type) => decimalsOf(type) === 3),
  ),
})

/** CAT-05 */
export const serviceFormSchema = v.lazy((form) => (v.is(finelyPriced, form) ? fineForm : plainForm))
export type ServiceForm = v.InferInput<typeof serviceFormSchema>
type FilledForm = v.InferOutput<typeof serviceFormSchema>
type PriceField = 'base_price' | 'cost' | 'markup_percentage'
export type ServiceDraft = Omit<FilledForm, PriceField> & Partial<Pick<FilledForm, PriceField>>

export const emptyServiceForm: ServiceForm = {
  name: '',
  category_id: null,
  description: '',
  service_type: 'one_time_service',
  pricing_type: 'fixed',
  base_price: '',
  cost: '',
  markup_percentage: '',
  estimated_duration: '60',
  crew_size_required: '1',
  equipment_needed: '',
  materials_needed: '',
  seasonal_service: false,
  available_seasons: [],
  frequency_options: [],
  requires_quote: false,
  active: true,
}

export const serviceFormOf = ({ id: _, business_id: __, ...service }: Service): ServiceForm => {
  const decimals = decimalsOf(service.pricing_type)
  return {
    ...service,
    base_price: dollarsFromMills(service.base_price).toFixed(decimals),
    cost: dollarsFromMills(service.cost).toFixed(decimals),
    markup_percentage: String(service.markup_percentage),
    estimated_duration: String(service.estimated_duration),
    crew_size_required: String(service.crew_size_required),
    equipment_needed: service.equipment_needed.join('\n'),
    materials_needed: service.materials_needed.join('\n'),
  }
}
