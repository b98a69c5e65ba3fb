import { chakra } from '@chakra-ui/react'
import Calculator from 'lucide-react/icons/calculator'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash'
import type { Currency } from '@/domain/account/vocabulary'
import { priced, type TypedCosts } from '@/domain/estimate/cost'
import { type LineForm, lineTextSchema, typedLineOf } from '@/domain/estimate/form'
import { type EstimatePackage, SELECTIONS } from '@/domain/estimate/offer'
import { selectionText } from '@/domain/estimate/words'
import { lineTotal } from '@/domain/line-items/totals'
import { amountIn, currencySign } from '@/domain/money/amount-in'
import { limitAt } from '@/domain/text/text-limit'
import { numberTyped } from '@/domain/text/typed-number'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { placeOf } from './edit-lines'
import { LineCosts } from './line-costs'
import { LineHandle } from './line-handle'
import { useDraggedLine } from './use-dragged-line'

export type LineRowProps = {
  line: LineForm
  at: number
  currency: Currency
  errors: FieldErrors
  packages: readonly EstimatePackage[]
  showsCosts: boolean
  isLast: boolean
  onLine: (field: keyof LineForm, line: LineForm) => void
  onCosts: () => void
  onMove: (by: number) => void
  onDuplicate: () => void
  onRemove: () => void
  onDropped: (id: number) => void
}

type TypedField = Exclude<keyof LineForm, 'id' | 'selection' | 'package_id'>

const COSTS: readonly (keyof LineForm)[] = ['material_cost', 'equipment_cost', 'markup_percentage', 'unit_price']
const isCost = (field: keyof LineForm): field is keyof TypedCosts => COSTS.includes(field)

/** A line's option as a select value: its selection kind or package id. */
const offeredAs = ({ selection, package_id }: LineForm): string => String(package_id ?? selection)

const offeredBy = (way: string): Pick<LineForm, 'selection' | 'package_id'> => {
  const selection = SELECTIONS.find((each) => each === way)
  return selection ? { selection, package_id: null } : { selection: 'included', package_id: Number(way) }
}

const waysOf = (packages: readonly EstimatePackage[]) => [
  ...SELECTIONS.map((value) => ({
    value: value as string,
    label: value === 'included' && packages.length > 0 ? 'In every package' : selectionText(value),
  })),
  ...packages.map(({ id, name }) => ({ value: String(id), label: `Only in ${name || 'a package'}` })),
]

export const LineRow = (props: LineRowProps) => {
  const { line, at, errors, showsCosts, onLine } = props
  const { row, handle, landing } = useDraggedLine(line.id, props.onDropped)
  const name = line.service_name || `Line ${at + 1}`
  const sign = currencySign(props.currency)
  const type = (field: keyof LineForm, value: string) => {
    const typed = { ...line, [field]: value }
    onLine(field, isCost(field) ? priced(typed, field, props.currency) : typed)
  }
  const text = (field: TypedField) => ({
    name: placeOf(at, field),
    value: line[field],
    error: errors[placeOf(at, field)],
    limit: limitAt(lineTextSchema, field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(field, currentTarget.value),
  })
  /** Invalid input becomes 0 (EST-11). */
  const number = (field: TypedField) => ({
    ...text(field),
    inputMode: 'decimal' as const,
    onBlur: () => {
      if (field !== 'labor_hours' && Number.isNaN(numberTyped(line[field]))) type(field, '0')
    },
  })
  return (
    <li>
      <chakra.div ref={row} role="group" aria-label={name} data-landing={landing ?? undefined} css={rowCss}>
        <chakra.div ref={handle} className="handle">
          <LineHandle lineId={line.id} name={name} isFirst={at === 0} isLast={props.isLast} onMove={props.onMove} />
        </chakra.div>
        <chakra.div className="name">
          <TextField
            label={`Name of line ${at + 1}`}
            hideLabel
            placeholder="What you do"
            autoComplete="off"
            {...text('service_name')}
          />
          <TextField
            label={`Description of ${name}`}
            hideLabel
            placeholder="Description"
            autoComplete="off"
            {...text('description')}
          />
          <SelectField
            label={`How ${name} is offered`}
            hideLabel
            name={placeOf(at, 'selection')}
            value={offeredAs(line)}
            options={waysOf(props.packages)}
            onChange={({ currentTarget }) => onLine('selection', { ...line, ...offeredBy(currentTarget.value) })}
          />
        </chakra.div>
        {['Quantity', 'Unit', `Unit price (${sign})`].map((label) => (
          <span key={label} className="label" aria-hidden>
            {label}
          </span>
        ))}
        <TextField label={`Quantity of ${name}`} hideLabel placeholder="Quantity" {...number('quantity')} />
        <TextField label={`Unit of ${name}`} hideLabel placeholder="Unit" autoComplete="off" {...text('unit')} />
        <TextField label={`Unit price of ${name} (${sign})`} hideLabel placeholder="Price" {...number('unit_price')} />
        <chakra.output className="total" aria-label={`Total of ${name}`}>
          {amountIn(lineTotal(typedLineOf(line, props.currency)), props.currency)}
        </chakra.output>
        <chakra.div className="doing">
          <IconButton label={`Cost and margin of ${name}`} aria-expanded={showsCosts} onClick={props.onCosts}>
            <Calculator size={16} aria-hidden />
          </IconButton>
          <IconButton label={`Duplicate ${name}`} onClick={props.onDuplicate}>
            <Copy size={16} aria-hidden />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={props.onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </chakra.div>
        {showsCosts && <LineCosts line={line} name={name} number={number} currency={props.currency} />}
      </chakra.div>
    </li>
  )
}

/** Applies while the fields are side by side under column headings. */
const WIDE = 'var(--line-columns)'

/** Number columns widen when one of them shows an error. */
export const linesCss = {
  '--line-columns': '2.25rem minmax(0, 1fr) 5rem 7rem 7rem 6.5rem 7.25rem',
  '&:has(li [aria-invalid])': { '--line-columns': '2.25rem minmax(0, 1fr) 9rem 7rem 9rem 6.5rem 7.25rem' },
} as const

export const LineHead = ({ currency }: { currency: Currency }) => (
  <chakra.div
    aria-hidden
    display={{ base: 'none', lg: 'grid' }}
    gap="2"
    gridTemplateColumns={WIDE}
    textStyle="small"
    color="fg.muted"
    mb="1"
  >
    <span />
    <span>Item</span>
    <span>Quantity</span>
    <span>Unit</span>
    <span>{`Unit price (${currencySign(currency)})`}</span>
    <chakra.span textAlign="end">Total</chakra.span>
  </chakra.div>
)

const rowCss = {
  display: 'grid',
  alignItems: 'start',
  gap: '2',
  py: '3',
  borderTopWidth: '1px',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', lg: WIDE },
  '&[data-landing=above]': { boxShadow: 'inset 0 2px 0 {colors.accent.solid}' },
  '&[data-landing=below]': { boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' },
  '& .label': { display: { lg: 'none' }, mb: '-1.5', fontSize: 'sm', color: 'fg.muted' },
  '& .handle': { gridColumn: { base: '1', lg: 'auto' }, gridRow: { base: '1', lg: 'auto' }, justifySelf: 'start' },
  '& .name': { gridColumn: { base: '1 / -1', lg: 'auto' }, display: 'grid', gap: '1.5' },
  '& .total': {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    textAlign: 'end',
    py: '2',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  '& .doing': {
    display: 'flex',
    gridColumn: { base: '2 / -1', lg: 'auto' },
    gridRow: { base: '1', lg: 'auto' },
    justifyContent: 'flex-end',
  },
} as const
