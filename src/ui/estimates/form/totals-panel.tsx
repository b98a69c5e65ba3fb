import { chakra } from '@chakra-ui/react'
import Eye from 'lucide-react/icons/eye'
import type { Currency } from '@/domain/account/vocabulary'
import { hasChoices } from '@/domain/estimate/choice'
import { marginOf } from '@/domain/estimate/cost'
import { type EstimateForm, type estimateFormSchema, typedTotals } from '@/domain/estimate/form'
import { DEPOSIT_KINDS } from '@/domain/estimate/offer'
import { depositKindText } from '@/domain/estimate/words'
import { amountIn, currencySign } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { numberTyped } from '@/domain/text/typed-number'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FormOf } from '@/ui/kit/forms/schema-check'

type Props = {
  form: FormOf<ReturnType<typeof estimateFormSchema>>
  currency: Currency
  onPreview: (() => void) | null
}

/** Live totals with tax and discount (EST-05, EST-10). */
export const TotalsPanel = ({ form, currency, onPreview }: Props) => {
  const { offer, lines, totals, deposit, refusal } = typedTotals(form.form, currency)
  const margin = marginOf(lines)
  const hasLines = form.form.line_items.length > 0
  const number = (field: 'tax_rate' | 'discount_amount' | 'deposit_amount' | 'deposit_rate') => ({
    ...form.text(field),
    inputMode: 'decimal' as const,
    onBlur: () => {
      if (Number.isNaN(numberTyped(form.form[field]))) form.edit({ [field]: '0' } as Partial<EstimateForm>)
    },
  })
  return (
    <chakra.aside aria-label="Totals" css={panelCss}>
      {hasLines && (
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 4fr) minmax(0, 5fr)" alignItems="start">
          <TextField label="Tax Rate (%)" {...number('tax_rate')} />
          <TextField label={`Discount Amount (${currencySign(currency)})`} {...number('discount_amount')} />
          <chakra.div gridColumn="1 / -1">
            <SelectField
              label="Deposit"
              options={DEPOSIT_KINDS.map((value) => ({ value, label: depositKindText(value) }))}
              {...form.choice('deposit_kind', DEPOSIT_KINDS)}
            />
          </chakra.div>
          {form.form.deposit_kind === 'fixed' && (
            <TextField label={`Deposit (${currencySign(currency)})`} {...number('deposit_amount')} />
          )}
          {form.form.deposit_kind === 'percent' && <TextField label="Deposit (%)" {...number('deposit_rate')} />}
        </chakra.div>
      )}
      <chakra.dl aria-live="polite">
        <dt>Subtotal</dt>
        <dd>{amountIn(totals.subtotal, currency)}</dd>
        <dt>Tax</dt>
        <dd>{amountIn(totals.tax_amount, currency)}</dd>
        <dt>Discount</dt>
        <dd>{amountIn((0 - totals.discount_amount) as Cents, currency)}</dd>
        <dt className="total">Total</dt>
        <dd className="total">{amountIn(totals.total_amount, currency)}</dd>
        {deposit > 0 && (
          <>
            <dt>Deposit</dt>
            <dd>{amountIn(deposit, currency)}</dd>
          </>
        )}
      </chakra.dl>
      {hasChoices(offer) && (
        <chakra.p textStyle="small" color="fg.muted">
          The total includes the recommended package and the preselected options.
        </chakra.p>
      )}
      {refusal !== null && !form.errors.discount_amount && (
        <chakra.p role="status" color="danger.fg" textStyle="small">
          {refusal}
        </chakra.p>
      )}
      {margin && (
        <chakra.p textStyle="small" color="fg.muted">
          {`Margin ${amountIn(margin.amount, currency)} (${margin.percent}%) before discount. Your client never sees it.`}
        </chakra.p>
      )}
      <ActionButton
        variant="outline"
        disabledReason={onPreview ? null : 'The name of your business could not be loaded. Reload the page.'}
        onClick={() => onPreview?.()}
      >
        <Eye size={16} aria-hidden />
        Preview
      </ActionButton>
    </chakra.aside>
  )
}

const panelCss = {
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  p: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  bg: 'bg.subtle',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: '1.5' },
  '& dt': { color: 'fg.muted' },
  '& dd': { textAlign: 'end', ps: '4', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .total': { color: 'fg', fontSize: 'lg', fontWeight: 'semibold', pt: '1.5', borderTopWidth: '1px' },
} as const
