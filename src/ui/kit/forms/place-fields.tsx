import { zipWarning } from '@/domain/client/form'
import { fieldWarning } from '@/ui/kit/fields/field-warning'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { Span } from '@/ui/kit/forms/form-grid'
import { statesWith } from '@/ui/kit/forms/states'
import type { Bound } from '@/ui/kit/forms/use-form'

type Props = {
  label: string
  address: Bound
  city: Bound
  state: Bound
  zip: Bound
  optional?: boolean
}

/** Address, city, state (CLI-19) and ZIP code, of which any format is accepted. */
export const PlaceFields = ({ label, address, city, state, zip, optional = false }: Props) => (
  <>
    <Span of={6}>
      <TextField label={label} optional={optional} autoComplete="off" {...address} />
    </Span>
    <Span of={2}>
      <TextField label="City" optional={optional} autoComplete="off" {...city} />
    </Span>
    <Span of={2} onPhone={3}>
      <SelectField label="State" optional={optional} options={statesWith(state.value)} {...state} />
    </Span>
    <Span of={2} onPhone={3}>
      <TextField
        label="ZIP code"
        optional={optional}
        autoComplete="off"
        inputMode="numeric"
        hint={fieldWarning(zipWarning(zip.value))}
        {...zip}
      />
    </Span>
  </>
)
