import { chakra } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { type Day, formatDay } from '@/domain/calendar'
import type { DayLoad } from '@/domain/scheduling/load'
import { hoursText } from '@/domain/scheduling/minutes'

type Props = { days: readonly DayLoad[]; today: Day }

/** A day's bar in hours: what is booked within the crew's hours, what is left of them, and what goes beyond. */
type WeekBar = { day: Day; booked: number; over: number; free: number; load: DayLoad }

const HOUR = 60

const barOf = (load: DayLoad): WeekBar => {
  const within = Math.min(load.booked, load.capacity)
  return {
    day: load.day,
    booked: within / HOUR,
    over: (load.booked - within) / HOUR,
    free: (load.capacity - within) / HOUR,
    load,
  }
}

const Frame = chakra('div', {
  base: {
    height: '100%',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    '& .booked path': { fill: 'accent.solid' },
    '& .over path': { fill: 'danger.solid' },
    '& .free path': { fill: 'bg.emphasized' },
    '& .recharts-cartesian-grid line': { stroke: 'border' },
    '& text': { fill: 'fg.muted' },
    '& text.today': { fill: 'fg', fontWeight: 'bold' },
    '& .recharts-tooltip-cursor': { fill: 'bg.muted' },
  },
})

/** The week as bars. It is a picture of the table beside it, and hidden from those who have that read to them. */
export const WeekChart = ({ days, today }: Props) => (
  <Frame>
    <BarChart
      responsive
      style={{ width: '100%', height: '100%' }}
      data={days.map(barOf)}
      margin={{ top: 4, right: 6, bottom: 0, left: 0 }}
      barCategoryGap="28%"
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="day"
        tickLine={false}
        axisLine={false}
        interval={0}
        tick={(tick) => <DayTick {...tick} today={today} />}
      />
      <YAxis
        width={46}
        tickLine={false}
        axisLine={false}
        tickCount={4}
        allowDecimals={false}
        tickFormatter={hoursTick}
      />
      <Tooltip content={({ payload }) => <Words bar={payload?.[0]?.payload} />} isAnimationActive={false} />
      <Bar className="booked" dataKey="booked" stackId="day" isAnimationActive={false} />
      <Bar className="over" dataKey="over" stackId="day" isAnimationActive={false} />
      <Bar className="free" dataKey="free" stackId="day" isAnimationActive={false} />
    </BarChart>
  </Frame>
)

/** The space stays whole, so that it is one line. */
const hoursTick = (hours: number) => `${hours}\u00a0h`

type TickProps = { x: number | string; y: number | string; payload: { value: Day }; today: Day }

const DayTick = ({ x, y, payload: { value }, today }: TickProps) => (
  <text x={x} y={y} dy="0.9em" textAnchor="middle" className={value === today ? 'today' : undefined}>
    {value === today ? 'Today' : formatDay(value).split(',')[0]}
  </text>
)

const Words = ({ bar }: { bar: WeekBar | undefined }) =>
  bar ? (
    <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="md" boxShadow="md" px="2.5" py="1.5" textStyle="caption">
      <chakra.strong display="block">{formatDay(bar.day)}</chakra.strong>
      {hoursText(bar.load.booked)} of {hoursText(bar.load.capacity)} h booked
    </chakra.div>
  ) : null
