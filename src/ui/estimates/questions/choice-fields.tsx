import { chakra } from '@chakra-ui/react'
import { choicesOf, totalsFor } from '@/domain/estimate/choice'
import { depositOf } from '@/domain/estimate/deposit'
import type { Estimate } from '@/domain/estimate/estimate'
import type { Choice } from '@/domain/estimate/offer'
import { amountIn } from '@/domain/money/amount-in'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'

type Props = { estimate: Estimate; choice: Choice; error: string | undefined; onChoose: (choice: Choice) => void }

export const ChoiceFields = ({ estimate, choice, error, onChoose }: Props) => {
  const { packages, options } = choicesOf(estimate)
  const amount = (cents: Estimate['subtotal']) => amountIn(cents, estimate.currency)
  const deposit = depositOf(estimate, choice)
  const toggle = (id: number, on: boolean) => {
    const others = choice.line_ids.filter((each) => each !== id)
    onChoose({ ...choice, line_ids: on ? [...others, id] : others })
  }
  return (
    <>
      {packages.length > 0 && (
        <SelectField
          label="Package"
          name="choice"
          value={String(choice.package_id ?? '')}
          error={error}
          options={packages.map(({ id, name, subtotal }) => ({
            value: String(id),
            label: `${name}, ${amount(subtotal)}`,
          }))}
          onChange={({ currentTarget }) => onChoose({ ...choice, package_id: Number(currentTarget.value) || null })}
        />
      )}
      {options.length > 0 && (
        <chakra.fieldset minW="0">
          <chakra.legend fontWeight="medium">Options</chakra.legend>
          {options.map(({ id, service_name, total_price }) => (
            <CheckboxField
              key={id}
              label={`${service_name}, ${amount(total_price)}`}
              name={`option ${id}`}
              checked={choice.line_ids.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
          ))}
          {packages.length === 0 && error && (
            <chakra.p role="alert" color="danger.fg" textStyle="small">
              {error}
            </chakra.p>
          )}
        </chakra.fieldset>
      )}
      <chakra.p role="status" fontVariantNumeric="tabular-nums">
        {`Total ${amount(totalsFor(estimate, choice).total_amount)}`}
        {deposit > 0 && `, deposit ${amount(deposit)}`}
      </chakra.p>
    </>
  )
}
