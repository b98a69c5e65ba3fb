import type * as v from 'valibot'
import { ownSign } from '@/domain/money/own-amount'
import type { typedTerms } from '@/domain/service-plan/terms-form'
import {
  BILLING_CYCLES,
  type BillingCycle,
  CHARGE_BILLING,
  COUNTED_FROM,
  FREQUENCIES,
} from '@/domain/service-plan/vocabulary'
import { chargeBillingHint, chargeBillingText, countedHint, countedText } from '@/domain/service-plan/words'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { optionsOf } from './options-of'

type Props = {
  form: Pick<FormOf<v.ObjectSchema<typeof typedTerms, undefined>>, 'form' | 'text' | 'choice'>
  /** True when the person sets prices, and so sees the price fields (PERM-17). */
  setsPrices: boolean
  setsBilling: boolean
  /** Overrides the handling of a new billing cycle that affects other fields. */
  onCycle?: (cycle: BillingCycle) => void
}

/** Frequency, price and duration of a template or plan (PLAN-08). */
export const TermsFields = ({ form: { form: typed, text, choice }, setsPrices, setsBilling, onCycle }: Props) => (
  <>
    <Span of={2}>
      <SelectField label="Frequency" options={optionsOf(FREQUENCIES)} {...choice('frequency', FREQUENCIES)} />
    </Span>
    <Span of={4}>
      <SelectField
        label="Next visit is counted"
        options={optionsOf(COUNTED_FROM, countedText)}
        hint={countedHint(typed.counted_from, typed.frequency)}
        {...choice('counted_from', COUNTED_FROM)}
      />
    </Span>
    {setsPrices && (
      <>
        <Span of={2}>
          <SelectField
            label="Billing cycle"
            options={optionsOf(BILLING_CYCLES)}
            {...choice('billing_cycle', BILLING_CYCLES)}
            {...(onCycle && {
              onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
                const cycle = BILLING_CYCLES.find((each) => each === currentTarget.value)
                if (cycle) onCycle(cycle)
              },
            })}
          />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label={`Price per cycle (${ownSign()})`} inputMode="decimal" {...text('price_per_cycle')} />
        </Span>
        <Span of={2} onPhone={3}>
          <TextField label={`Price per service (${ownSign()})`} inputMode="decimal" {...text('price_per_service')} />
        </Span>
      </>
    )}
    {setsBilling && (
      <Span of={6}>
        <SelectField
          label="Bill charges"
          options={optionsOf(CHARGE_BILLING, chargeBillingText)}
          hint={chargeBillingHint(typed.charge_billing)}
          {...choice('charge_billing', CHARGE_BILLING)}
        />
      </Span>
    )}
    <Span of={3}>
      <TextField label="Min contract (months)" optional inputMode="numeric" {...text('min_contract_months')} />
    </Span>
    <Span of={3}>
      <TextField label="Length of a visit (min)" inputMode="numeric" {...text('visit_minutes')} />
    </Span>
  </>
)
