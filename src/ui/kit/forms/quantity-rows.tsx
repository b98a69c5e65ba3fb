import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../icon-button'
import { SelectField } from '../select-field'
import { TextField } from '../text-field'
import type { FieldErrors } from './field-errors'

/** Something by its id, with its quantity as typed. */
export type QuantityRow = { id: number; quantity: string }

type Props = {
  noun: 'service' | 'product'
  known: readonly { id: number; name: string; active: boolean }[]
  rows: readonly QuantityRow[]
  /** What is wrong, by place: `included_services.0.quantity`. */
  errors: FieldErrors
  /** The field that has the rows. */
  place: string
  /** Nothing can be changed. */
  disabled?: boolean
  /** Keeps "Add a product" for screen readers only, where the group says it. */
  hideLabel?: boolean
  /** The rows with one more or less. */
  onChange: (rows: QuantityRow[]) => void
  /** The rows with another quantity at this place. */
  onEditAt: (place: string, rows: QuantityRow[]) => void
}

/** Services or products with their quantities, a row each; another one is chosen below them. */
export const QuantityRows = ({
  noun,
  known,
  rows,
  errors,
  place,
  disabled = false,
  hideLabel = false,
  onChange,
  onEditAt,
}: Props) => {
  const nameOf = (id: number) => known.find((each) => each.id === id)?.name ?? `Deleted ${noun}`
  const left = known.filter(({ id, active }) => active && !rows.some((row) => row.id === id))
  return (
    <chakra.div display="grid" gap="3">
      {rows.map((row, at) => (
        <chakra.div
          key={row.id}
          role="group"
          aria-label={nameOf(row.id)}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) 6rem auto"
          gap="3"
          alignItems="start"
        >
          <chakra.span pt="2" overflowWrap="anywhere">
            {nameOf(row.id)}
          </chakra.span>
          <TextField
            label={`Quantity of ${nameOf(row.id)}`}
            hideLabel
            inputMode="decimal"
            disabled={disabled}
            name={`${place}.${at}.quantity`}
            value={row.quantity}
            error={errors[`${place}.${at}.quantity`]}
            onChange={({ currentTarget }) =>
              onEditAt(`${place}.${at}.quantity`, rows.with(at, { ...row, quantity: currentTarget.value }))
            }
          />
          <IconButton
            label={`Take out ${nameOf(row.id)}`}
            disabled={disabled}
            onClick={() => onChange(rows.filter((_, other) => other !== at))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </chakra.div>
      ))}
      <SelectField
        label={`Add a ${noun}`}
        hideLabel={hideLabel}
        name={`adding_${noun}`}
        value=""
        error={errors[place]}
        disabled={disabled || left.length === 0}
        options={[
          { value: '', label: left.length > 0 ? `Choose a ${noun}` : `No other ${noun} to add` },
          ...left.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => onChange([...rows, { id: Number(currentTarget.value), quantity: '1' }])}
      />
    </chakra.div>
  )
}
