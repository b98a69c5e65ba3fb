import { chakra } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import type { Currency } from '@/domain/account/vocabulary'
import { type Span, spanText } from '@/domain/analytics/period'
import { ticksOver } from '@/domain/analytics/ticks'
import { isOfMoney, type ReportType } from '@/domain/analytics/vocabulary'
import { lazily } from '@/domain/async/lazily'
import { ownCurrency } from '@/domain/money/own-amount'
import { type Day, formatDay, formatMonth } from '@/domain/time/calendar'
import type { TrendBar } from './types'
import { REPORT_WORDS, valueText } from './wording'

export type BarChartProps = {
  type: ReportType
  bars: readonly TrendBar[]
  today: Day
  onOpen: (first: Day) => void
}

const Frame = chakra('div', {
  base: {
    height: '100%',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    '& .now path, & .before path': { cursor: 'pointer' },
    '& .now path': { fill: 'accent.solid' },
    '& .before path': { fill: 'border.emphasized' },
    '& .recharts-cartesian-grid line': { stroke: 'border' },
    '& text': { fill: 'fg.muted' },
    '& .recharts-tooltip-cursor': { fill: 'bg.muted' },
  },
})

const CENTS = 100
const compact = lazily(() => new Intl.NumberFormat('en-US', { notation: 'compact' }))
const compactIn = (currency: Currency) =>
  new Intl.NumberFormat('en-US', { notation: 'compact', style: 'currency', currency })

export const ReportBars = ({ type, bars, today, onOpen }: BarChartProps) => {
  const amount = compactIn(ownCurrency())
  const values = bars.flatMap(({ value, before }) => [value, before])
  const open = (span: Span | undefined) => span && onOpen(span.first)
  const ticks = ticksOver(Math.min(...values), Math.max(...values), isOfMoney(type) ? CENTS : 1)
  return (
    <Frame>
      <BarChart
        responsive
        style={{ width: '100%', height: '100%' }}
        data={[...bars]}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="24%"
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="first"
          tickLine={false}
          axisLine={false}
          tickFormatter={(first: Day) => tickText(bars, first)}
        />
        <YAxis
          width={46}
          tickLine={false}
          axisLine={false}
          ticks={ticks}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          tickFormatter={(value: number) => (isOfMoney(type) ? amount.format(value / CENTS) : compact().format(value))}
        />
        <Tooltip
          content={({ payload }) => <Words type={type} bar={payload?.[0]?.payload} today={today} />}
          isAnimationActive={false}
        />
        <Bar
          className="before"
          dataKey="before"
          isAnimationActive={false}
          onClick={(_, index) => open(bars[index]?.past)}
        />
        <Bar className="now" dataKey="value" isAnimationActive={false} onClick={(_, index) => open(bars[index])} />
      </BarChart>
    </Frame>
  )
}

/** `Mon` for a day, `Nov` for a month, `Nov 8` for seven days. */
const tickText = (bars: readonly TrendBar[], first: Day): string => {
  const [weekday = '', date = ''] = formatDay(first).split(', ')
  if (bars.every((bar) => bar.first === bar.last)) return weekday
  return bars.every((bar) => bar.first.endsWith('-01')) ? formatMonth(first) : date
}

const Words = ({ type, bar, today }: { type: ReportType; bar: TrendBar | undefined; today: Day }) =>
  bar ? (
    <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="md" boxShadow="md" px="2.5" py="1.5" textStyle="caption">
      <chakra.strong display="block">{spanText(bar, today)}</chakra.strong>
      {REPORT_WORDS[type].title}: {valueText(type, bar.value)}
      <chakra.span display="block" color="fg.muted">
        {bar.past ? spanText(bar.past, today) : 'Before'}: {valueText(type, bar.before)}
      </chakra.span>
    </chakra.div>
  ) : null
