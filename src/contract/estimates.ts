import * as v from 'valibot'
import { estimateLineSchema, estimateSchema } from '@/domain/estimate/estimate'
import { type EstimateDraft, taxPercent } from '@/domain/estimate/form'
import { dollarsFromCents } from '@/domain/money/money'
import { codec, inDollars, listIn } from './wire'

/** Thousandths of a percent inside, percent on the wire. */
const inPercent = { read: taxPercent, write: (rate: number) => rate / 1_000 }

const lineCodec = codec(estimateLineSchema, {
  unit_price: inDollars,
  total_price: inDollars,
  material_cost: inDollars,
  equipment_cost: inDollars,
})

const invoiceCodec = codec(estimateSchema.entries.invoices.item, { total_amount: inDollars })

/** Amounts in dollars, tax rate in percent (EST-06, EST-07). */
export const estimateCodec = codec(estimateSchema, {
  line_items: {
    read: v.array(lineCodec.wire),
    write: (lines: v.InferOutput<typeof estimateLineSchema>[]) => lines.map((line) => lineCodec.write(line)),
  },
  tax_rate: inPercent,
  subtotal: inDollars,
  tax_amount: inDollars,
  discount_amount: inDollars,
  total_amount: inDollars,
  deposit_amount: inDollars,
  deposit_rate: inPercent,
  deposit_due: inDollars,
  invoices: listIn(invoiceCodec),
  amount_billed: inDollars,
  amount_to_bill: inDollars,
})

const toWireLine = (line: EstimateDraft['line_items'][number]) => ({
  id: line.id,
  service_category: line.service_category,
  service_name: line.service_name,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unit_price: dollarsFromCents(line.unit_price),
  labor_hours: line.labor_hours,
  material_cost: dollarsFromCents(line.material_cost),
  equipment_cost: dollarsFromCents(line.equipment_cost),
  markup_percentage: line.markup_percentage,
  selection: line.selection,
  package_id: line.package_id,
})

export const toWireEstimate = <Fields extends Partial<EstimateDraft>>({
  line_items,
  tax_rate,
  discount_amount,
  deposit_amount,
  deposit_rate,
  ...fields
}: Fields) => ({
  ...fields,
  ...(line_items === undefined ? {} : { line_items: line_items.map(toWireLine) }),
  ...(tax_rate === undefined ? {} : { tax_rate: tax_rate / 1_000 }),
  ...(discount_amount === undefined ? {} : { discount_amount: dollarsFromCents(discount_amount) }),
  ...(deposit_amount === undefined ? {} : { deposit_amount: dollarsFromCents(deposit_amount) }),
  ...(deposit_rate === undefined ? {} : { deposit_rate: deposit_rate / 1_000 }),
})
