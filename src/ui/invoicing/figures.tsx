import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { agingOf, type Billed, figuresOf } from '@/domain/invoice/figures'
import type { InvoiceFilter } from '@/domain/invoice/filter'
import { type Age, ageLabel } from '@/domain/invoice/vocabulary'
import { numberText } from '@/domain/money/number-text'
import { ownCurrency } from '@/domain/money/own-amount'
import { counted, listed } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { FigureCard, FigureGrid } from '@/ui/kit/layout/figure-card'
import type { FigureTitle } from './details/why-figures'
import { LazyWhyFigures } from './lazy-parts'

type Narrowed = Pick<InvoiceFilter, 'status' | 'age'> & { sort?: '-due' | undefined }
type Props = {
  billed: Billed | null
  today: Day
  age: Age | undefined
  onNarrow: (filter: Narrowed) => void
}

const NOTHING: Billed = { invoices: [], charges: [] }
const EVERY = { status: undefined, age: undefined, sort: undefined }

/** Four figures (INV-01) and the amounts due by age, each linked to its invoices. */
export const Figures = ({ billed, today, age, onNarrow }: Props) => {
  const figures = useMemo(() => figuresOf(billed ?? NOTHING, today), [billed, today])
  const [why, setWhy] = useState<{ only?: FigureTitle } | null>(null)
  const tiles = [
    {
      title: 'Total Invoices',
      value: numberText(figures.total),
      hint: counted(figures.drafts, 'draft'),
      to: EVERY,
    },
    {
      title: 'Total Outstanding',
      value: figures.outstanding,
      hint: `of ${billedText(figures.open, figures.charges, 'open invoice')}`,
      to: { ...EVERY, sort: '-due' },
    },
    {
      title: 'Paid This Month',
      value: figures.paidThisMonth,
      hint: counted(figures.payments, 'payment'),
      // No filter matches payments of a month, which are not invoices.
      to: null,
    },
    {
      title: 'Overdue',
      value: numberText(figures.overdue),
      hint: `${figures.overdueAmount} late`,
      to: { ...EVERY, status: 'overdue' },
    },
  ] as const
  return (
    <chakra.div display="grid" gap="3" mb="4" _print={{ display: 'none' }}>
      <FigureGrid>
        {tiles.map(({ title, value, hint, to }) => (
          <FigureCard
            key={title}
            title={title}
            value={billed && value}
            onOpen={() => (to ? onNarrow(to) : setWhy({ only: title }))}
          >
            {billed ? hint : '\u00a0'}
          </FigureCard>
        ))}
      </FigureGrid>
      <Button variant="outline" size="sm" justifySelf="start" disabled={billed === null} onClick={() => setWhy({})}>
        Why these numbers?
      </Button>
      {billed && (
        <LazyWhyFigures {...{ billed, today }} open={why !== null} only={why?.only} onClose={() => setWhy(null)} />
      )}
      <Aging {...{ billed, today, age, onNarrow }} />
    </chakra.div>
  )
}

/** `3 open invoices`, `3 invoices, 1 charge`: a single line on a phone, reserved while loading. */
const billedText = (invoices: number, charges: number, noun = 'invoice'): string =>
  charges === 0 ? counted(invoices, noun) : `${counted(invoices, 'invoice')}, ${counted(charges, 'charge')}`

const INK: Record<Age, string> = {
  '0-30': 'var(--gw-colors-success-solid)',
  '31-60': 'var(--gw-colors-info-solid)',
  '61-90': 'var(--gw-colors-warning-solid)',
  '90+': 'var(--gw-colors-danger-solid)',
}

/** Amounts due by age as a bar and as text; each part toggles a filter of the list. */
const Aging = ({ billed, today, age, onNarrow }: Props) => {
  const own = ownCurrency()
  const { parts, currency, others } = useMemo(() => agingOf(billed ?? NOTHING, today, own), [billed, today, own])
  return (
    <chakra.section aria-label="Amount due by age" bg="bg.panel" borderWidth="1px" borderRadius="lg" p="3">
      <div
        aria-hidden
        style={{
          display: 'flex',
          height: 8,
          borderRadius: 4,
          overflow: 'hidden',
          marginBlockEnd: 8,
          background: 'var(--gw-colors-bg-emphasized)',
        }}
      >
        {parts.map(({ age: own, share }) => (
          <span key={own} style={{ display: 'block', background: INK[own], width: `${share * 100}%` }} />
        ))}
      </div>
      <chakra.div
        display="grid"
        gap="1"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        {parts.map(({ age: own, invoices, charges, text }) => (
          <chakra.button
            key={own}
            type="button"
            aria-pressed={age === own}
            onClick={() => onNarrow({ status: undefined, age: age === own ? undefined : own })}
            display="flex"
            gap="2"
            alignItems="baseline"
            p="1.5"
            minW="0"
            textAlign="start"
            borderRadius="md"
            cursor="pointer"
            bg={age === own ? 'bg.emphasized' : undefined}
            _hover={{ bg: 'bg.subtle' }}
          >
            <span
              aria-hidden
              style={{ width: 10, height: 10, flexShrink: 0, borderRadius: '50%', background: INK[own] }}
            />
            <chakra.span minW="0">
              <chakra.span textStyle="small" color="fg.muted">
                {ageLabel(own)}
              </chakra.span>
              <chakra.span
                display="block"
                fontWeight="medium"
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
              >
                {billed ? text : '\u00a0'}
              </chakra.span>
              <chakra.span display="block" textStyle="caption" color="fg.muted">
                {billed ? billedText(invoices, charges) : '\u00a0'}
              </chakra.span>
            </chakra.span>
          </chakra.button>
        ))}
      </chakra.div>
      {others.length > 0 && (
        <chakra.p mt="2" textStyle="caption" color="fg.muted">
          The bar counts only what is due in {currency}, not in {listed(others)}.
        </chakra.p>
      )}
    </chakra.section>
  )
}
