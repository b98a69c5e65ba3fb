import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { flushSync } from 'react-dom'
import type { Currency } from '@/domain/account/vocabulary'
import { type InvoiceForm, type LineForm, lineTextSchema, totalsSoFar, withLine } from '@/domain/invoice/invoice-form'
import { MOST_LINES } from '@/domain/line-items/line-item'
import { amountIn } from '@/domain/money/amount-in'
import { limitAt } from '@/domain/text/text-limit'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'

type Props = {
  form: InvoiceForm
  currency: Currency
  errors: FieldErrors
  onChange: (rows: LineForm[]) => void
  onEditAt: (place: string, rows: LineForm[]) => void
}

type TextName = 'service_name' | 'description' | 'quantity' | 'unit' | 'unit_price'

/** Number columns widen when one of them shows an error. */
const columnsCss = {
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr)) auto', md: 'minmax(0, 1fr) 5.5rem 5.5rem 7rem auto' },
  '&:has([aria-invalid])': {
    gridTemplateColumns: {
      base: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) auto',
      md: 'minmax(0, 1fr) 9rem 5.5rem 9rem auto',
    },
  },
} as const

export const LineRows = ({ form, currency, errors, onChange, onEditAt }: Props) => {
  const rows = form.line_items
  return (
    <chakra.div display="grid" gap="3">
      {rows.map((row, at) => {
        const place = (name: TextName) => `line_items.${at}.${name}`
        const bind = (name: TextName) => ({
          name: place(name),
          value: row[name],
          error: errors[place(name)],
          limit: limitAt(lineTextSchema, name),
          autoComplete: 'off',
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onEditAt(place(name), rows.with(at, { ...row, [name]: currentTarget.value })),
        })
        const { subtotal } = totalsSoFar({ ...form, line_items: [row], discount_amount: '' }, currency)
        return (
          <chakra.div
            key={row.id}
            role="group"
            aria-label={`Line ${at + 1}`}
            display="grid"
            css={columnsCss}
            gap="2"
            alignItems="start"
            pb="3"
            borderBottomWidth="1px"
          >
            <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
              <TextField label="Service" {...bind('service_name')} />
            </chakra.div>
            <TextField label="Quantity" inputMode="decimal" {...bind('quantity')} />
            <TextField label="Unit" placeholder="hour" {...bind('unit')} />
            <TextField label="Price" inputMode="decimal" {...bind('unit_price')} />
            <chakra.div pt="6">
              <IconButton
                label={`Remove line ${at + 1}`}
                disabledReason={rows.length === 1 ? 'An invoice needs a line.' : null}
                onClick={() => {
                  flushSync(() => onChange(rows.filter((_, other) => other !== at)))
                  document.getElementsByName(`line_items.${Math.min(at, rows.length - 2)}.service_name`)[0]?.focus()
                }}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </chakra.div>
            <chakra.div gridColumn={{ base: '1 / -1', md: '1 / 4' }}>
              <TextField label="Description" optional {...bind('description')} />
            </chakra.div>
            <chakra.p
              gridColumn={{ base: '1 / -1', md: '4 / -1' }}
              textAlign="end"
              fontVariantNumeric="tabular-nums"
              pt={{ md: '8' }}
            >
              {amountIn(subtotal, currency)}
            </chakra.p>
          </chakra.div>
        )
      })}
      {errors.line_items && <chakra.p color="danger.fg">{errors.line_items}</chakra.p>}
      <Button
        variant="outline"
        justifySelf="start"
        disabled={rows.length >= MOST_LINES}
        onClick={() => onChange(withLine(rows))}
      >
        <Plus size={16} aria-hidden />
        Add line
      </Button>
    </chakra.div>
  )
}
