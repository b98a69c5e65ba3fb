import { chakra } from '@chakra-ui/react'
import Trash2 from 'lucide-react/icons/trash'
import { flushSync } from 'react-dom'
import { searchBy } from '@/domain/text/search'
import { capitalized } from '@/domain/text/wording'
import { IconButton } from '../actions/icon-button'
import { Combobox } from '../fields/combobox/combobox'
import { firstMatches } from '../fields/combobox/first-matches'
import { TextField } from '../fields/text-field'
import type { FieldErrors } from './field-errors'

export type QuantityRow = { id: number; quantity: string }

type CatalogItem = { id: number; name: string; active: boolean }

type Props = {
  noun: 'service' | 'product'
  items: readonly CatalogItem[]
  rows: readonly QuantityRow[]
  /** By path: `included_services.0.quantity`. */
  errors: FieldErrors
  place: string
  disabled?: boolean
  hideLabel?: boolean
  onChange: (rows: QuantityRow[]) => void
  onEditAt: (place: string, rows: QuantityRow[]) => void
}

const findsNames = searchBy(({ name }: CatalogItem) => [name])

const found = (items: readonly CatalogItem[], typed: string) => {
  const { found: shown, more } = firstMatches(items.filter(findsNames(typed)))
  return { found: shown.map(({ id, name }) => ({ key: String(id), text: name })), more }
}

export const QuantityRows = ({
  noun,
  items,
  rows,
  errors,
  place,
  disabled = false,
  hideLabel = false,
  onChange,
  onEditAt,
}: Props) => {
  const nameOf = (id: number) => items.find((each) => each.id === id)?.name ?? `Deleted ${noun}`
  const adding = `adding_${noun}`
  const availableItems = items.filter(({ id, active }) => active && !rows.some((row) => row.id === id))
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
            onClick={() => {
              flushSync(() => onChange(rows.filter((_, other) => other !== at)))
              // The focused button was removed.
              document.getElementsByName(adding)[0]?.focus()
            }}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </chakra.div>
      ))}
      <Combobox
        label={`Add a ${noun}`}
        hideLabel={hideLabel}
        name={adding}
        listLabel={`${capitalized(noun)}s`}
        placeholder={availableItems.length > 0 ? `Search ${noun}s` : `No other ${noun} to add`}
        error={errors[place]}
        disabled={disabled || availableItems.length === 0}
        find={(typed) => found(availableItems, typed)}
        chosen=""
        none={`No ${noun} found.`}
        onChoose={(id) => onChange([...rows, { id: Number(id), quantity: '1' }])}
      />
    </chakra.div>
  )
}
