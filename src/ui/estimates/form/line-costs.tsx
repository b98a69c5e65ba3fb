import { chakra } from '@chakra-ui/react'
import type { Currency } from '@/domain/account/vocabulary'
import { marginOf } from '@/domain/estimate/cost'
import { type LineForm, typedLineOf } from '@/domain/estimate/form'
import { amountIn, currencySign } from '@/domain/money/amount-in'
import { TextField, type TextFieldProps } from '@/ui/kit/fields/text-field'

type CostField = 'labor_hours' | 'material_cost' | 'equipment_cost' | 'markup_percentage'

type Props = {
  line: LineForm
  name: string
  currency: Currency
  number: (field: CostField) => Omit<TextFieldProps, 'label'>
}

/** Margin of a line; empty when its cost is unknown. */
const marginText = (line: LineForm, currency: Currency): string => {
  const margin = marginOf([{ ...typedLineOf(line, currency), quantity: 1 }])
  return margin
    ? `${amountIn(margin.amount, currency)} each, ${margin.percent}% of the price`
    : 'Enter what it costs you'
}

/** Unit cost: cost and markup suggest the price, and a price determines the markup. Never shown to clients. */
export const LineCosts = ({ line, name, currency, number }: Props) => (
  <chakra.fieldset css={costsCss} aria-label={`Cost of ${name}`}>
    <TextField label="Labor hours" {...number('labor_hours')} />
    <TextField label={`Materials and labor (${currencySign(currency)})`} {...number('material_cost')} />
    <TextField label={`Equipment (${currencySign(currency)})`} {...number('equipment_cost')} />
    <TextField label="Markup (%)" hint="Suggests the unit price" {...number('markup_percentage')} />
    <chakra.p className="margin">
      <span>Margin</span>
      <output>{marginText(line, currency)}</output>
    </chakra.p>
  </chakra.fieldset>
)

const costsCss = {
  gridColumn: { base: '1 / -1', lg: '2 / -1' },
  display: 'grid',
  alignItems: 'start',
  gap: '3',
  p: '3',
  borderRadius: 'md',
  bg: 'bg.muted',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.4fr)' },
  '& .margin': { gridColumn: { base: '1 / -1', lg: 'auto' }, display: 'grid', gap: '1', alignContent: 'start' },
  '& .margin span': { fontSize: 'sm', fontWeight: 'medium' },
  '& .margin output': { color: 'fg.muted', py: '1' },
} as const
