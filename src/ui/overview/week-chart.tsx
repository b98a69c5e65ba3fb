import { chakra } from '@chakra-ui/react'
import { ticksOver } from '@/domain/analytics/ticks'
import type { DayLoad } from '@/domain/scheduling/load'
import { hoursText } from '@/domain/scheduling/minutes'
import { type Day, formatDay } from '@/domain/time/calendar'
import { Tooltip } from '@/ui/kit/overlays/tooltip'

type Props = { days: readonly DayLoad[]; today: Day }

const HOUR = 60

const Plot = chakra('div', {
  base: {
    position: 'relative',
    height: '100%',
    ps: '46px',
    pb: '1.6em',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
  },
})

const Mark = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    borderTopWidth: '1px',
    '& > span': { position: 'absolute', insetInlineEnd: 'calc(100% + 8px)', top: '-0.8em', whiteSpace: 'nowrap' },
  },
})

const Column = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    height: '100%',
    px: '14%',
    borderRadius: 'sm',
    _hover: { bg: 'bg.muted' },
  },
})

const Part = chakra('div', {
  base: {
    '&[data-is=booked]': { bg: 'accent.solid' },
    '&[data-is=over]': { bg: 'danger.solid' },
    '&[data-is=free]': { bg: 'bg.emphasized' },
  },
})

/**
 * The week as stacked bars: booked hours, free hours and overbooked hours. Hidden from screen readers, which get the table. Built from
 * boxes because a chart library would be the largest script of the first page.
 */
export const WeekChart = ({ days, today }: Props) => {
  const marks = ticksOver(0, Math.max(...days.flatMap(({ booked, capacity }) => [booked, capacity])), HOUR)
  const top = marks.at(-1) ?? HOUR
  const share = (minutes: number) => `${(100 * minutes) / top}%`
  return (
    <Plot>
      <chakra.div position="relative" height="100%" mt="0.6em">
        {marks.map((minutes) => (
          <Mark key={minutes} style={{ bottom: share(minutes) }}>
            {/* Keeps the space so the text stays on one line. */}
            <span>{minutes / HOUR}&nbsp;h</span>
          </Mark>
        ))}
        <chakra.div position="relative" display="grid" gridAutoFlow="column" gridAutoColumns="1fr" height="100%">
          {days.map((load) => (
            <Tooltip key={load.day} content={wordsOf(load)}>
              <Column>
                <Part data-is="booked" style={{ height: share(Math.min(load.booked, load.capacity)) }} />
                <Part data-is="over" style={{ height: share(Math.max(load.booked - load.capacity, 0)) }} />
                <Part data-is="free" style={{ height: share(Math.max(load.capacity - load.booked, 0)) }} />
                {/* Phones have no hover. */}
                <chakra.span display={{ base: 'block', md: 'none' }} mx="-50%" textAlign="center" lineHeight="1.3">
                  {hoursText(load.booked)}
                </chakra.span>
                <DayName day={load.day} isToday={load.day === today} />
              </Column>
            </Tooltip>
          ))}
        </chakra.div>
      </chakra.div>
    </Plot>
  )
}

const DayName = ({ day, isToday }: { day: Day; isToday: boolean }) => (
  <chakra.span
    position="absolute"
    top="calc(100% + 2px)"
    insetInline="0"
    textAlign="center"
    color={isToday ? 'fg' : undefined}
    fontWeight={isToday ? 'bold' : undefined}
  >
    {isToday ? 'Today' : formatDay(day).split(',')[0]}
  </chakra.span>
)

const wordsOf = ({ day, booked, capacity }: DayLoad) =>
  `${formatDay(day)}: ${hoursText(booked)} of ${hoursText(capacity)} h booked`
