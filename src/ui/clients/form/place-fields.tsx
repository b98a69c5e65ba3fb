import { zipWarning } from '@/domain/client/form'
import { US_STATES } from '@/domain/us-states'
import { Span } from '@/ui/kit/forms/form-grid'
import type { Bound } from '@/ui/kit/forms/use-form'
import { SelectField } from '@/ui/kit/select-field'
import { TextField } from '@/ui/kit/text-field'
import { warned } from '@/ui/kit/warned'

type Props = {
  /** What it is the address of, where the label has to say so: `Billing address`. */
  label: string
  address: Bound
  city: Bound
  state: Bound
  zip: Bound
}

/** Where something is: address, city, one of the states (CLI-19), and a ZIP code that may look odd. */
export const PlaceFields = ({ label, address, city, state, zip }: Props) => (
  <>
    <Span of={6}>
      <TextField label={label} autoComplete="off" {...address} />
    </Span>
    <Span of={2}>
      <TextField label="City" autoComplete="off" {...city} />
    </Span>
    <Span of={2} onPhone={3}>
      <SelectField label="State" options={statesWith(state.value)} {...state} />
    </Span>
    <Span of={2} onPhone={3}>
      <TextField
        label="ZIP code"
        autoComplete="off"
        inputMode="numeric"
        hint={warned(zipWarning(zip.value))}
        {...zip}
      />
    </Span>
  </>
)

const OPTIONS = [{ value: '', label: 'Choose' }, ...US_STATES.map((code) => ({ value: code, label: code }))]

/** A state from elsewhere stays what it is until another one is chosen. */
const statesWith = (state: string) =>
  OPTIONS.some(({ value }) => value === state) ? OPTIONS : [...OPTIONS, { value: state, label: state }]
