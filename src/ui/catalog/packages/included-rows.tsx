import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { IconButton } from '@/ui/kit/icon-button'
import { SelectField } from '@/ui/kit/select-field'
import { TextField } from '@/ui/kit/text-field'

/** Something in a package, with its quantity as typed. */
export type IncludedRow = { id: number; quantity: string }

type Props = {
  noun: 'service' | 'product'
  known: readonly { id: number; name: string; active: boolean }[]
  rows: readonly IncludedRow[]
  /** What is wrong, by place: `included_services.0.quantity`. */
  errors: FieldErrors
  place: 'included_services' | 'included_products'
  /** The rows with one more or less. */
  onChange: (rows: IncludedRow[]) => void
  /** The rows with another quantity at this place. */
  onEditAt: (place: string, rows: IncludedRow[]) => void
}

/** What is in a package, a row each; another one is chosen below them. */
export const IncludedRows = ({ noun, known, rows, errors, place, onChange, onEditAt }: Props) => {
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
            name={`${place}.${at}.quantity`}
            value={row.quantity}
            error={errors[`${place}.${at}.quantity`]}
            onChange={({ currentTarget }) =>
              onEditAt(`${place}.${at}.quantity`, rows.with(at, { ...row, quantity: currentTarget.value }))
            }
          />
          <IconButton
            label={`Take out ${nameOf(row.id)}`}
            onClick={() => onChange(rows.filter((_, other) => other !== at))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </chakra.div>
      ))}
      <SelectField
        label={`Add a ${noun}`}
        name={`adding_${noun}`}
        value=""
        error={errors[place]}
        disabled={left.length === 0}
        options={[
          { value: '', label: left.length > 0 ? `Choose a ${noun}` : `No other ${noun} to add` },
          ...left.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => onChange([...rows, { id: Number(currentTarget.value), quantity: '1' }])}
      />
    </chakra.div>
  )
}
