import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type CrewMember, isActive } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { PAGES } from '@/domain/page/pages'
import type { Moment } from '@/domain/scheduling/lateness'
import { type DayLoad, loadOf } from '@/domain/scheduling/load'
import { hoursText } from '@/domain/scheduling/minutes'
import { daysFrom, formatDay, weekOf } from '@/domain/time/calendar'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton, SkeletonLine } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { toCalendar } from './addresses'
import { WeekChart } from './week-chart'

/** Same height as the chart, to avoid a layout shift. */
const CHART_HEIGHT = '184px'

export type WeekCardProps = {
  jobs: Loadable<readonly Job[]>
  crew: Loadable<readonly CrewMember[]>
  today: Moment['today']
  mayAddCrew: boolean
}

const loadsOf = (jobs: WeekCardProps['jobs'], crew: WeekCardProps['crew'], today: Moment['today']) => {
  const { first, last } = weekOf(today)
  if (jobs.state !== 'ready') return jobs
  return mapReady(crew, (members) => loadOf(daysFrom(first, last), members.filter(isActive), jobs.value))
}

/** Booked share of the crew's hours per day this week, as a chart and a table. */
export const WeekCard = ({ jobs, crew, today, mayAddCrew }: WeekCardProps) => {
  const loads = useMemo(() => loadsOf(jobs, crew, today), [jobs, crew, today])
  const { first, last } = weekOf(today)
  return (
    <Card
      title="Booked hours this week"
      actions={
        <chakra.span display="flex" gap="3" textStyle="small" color="fg.muted">
          <span>
            {formatDay(first)} – {formatDay(last)}
          </span>
          <TextLink to={PAGES.jobs.path} search={{ ...toCalendar(today).search, mode: 'week' }}>
            Open week
          </TextLink>
        </chakra.span>
      }
    >
      <Loaded
        of={loads}
        loading={
          <chakra.div role="status" aria-label="Loading the week…" display="grid" gap="2">
            <SkeletonLine width="55%" textStyle="figure" />
            <Skeleton height={CHART_HEIGHT} />
          </chakra.div>
        }
        failed="The week could not be loaded."
        empty={(days) =>
          days.every(isNothing) && (hasCrew(crew) ? <NobodyWorks /> : <NoCrewYet mayAddCrew={mayAddCrew} />)
        }
      >
        {(days) => <Week days={days} today={today} />}
      </Loaded>
    </Card>
  )
}

const isNothing = ({ booked, capacity }: DayLoad) => booked === 0 && capacity === 0

const hasCrew = (crew: WeekCardProps['crew']) => crew.state === 'ready' && crew.value.some(isActive)

const NobodyWorks = () => (
  <EmptyState kind="nothing-yet" title="No one works this week." hint="The whole crew is off, and nothing is booked." />
)

const NoCrewYet = ({ mayAddCrew }: Pick<WeekCardProps, 'mayAddCrew'>) => (
  <EmptyState
    kind="nothing-yet"
    title="No crew yet."
    hint="The hours of your crew show here, and how much of them is booked."
    action={
      mayAddCrew && (
        <Button asChild variant="outline">
          <AppLink to={PAGES.crew.path} search={{ create: true }}>
            Add crew member
          </AppLink>
        </Button>
      )
    }
  />
)

const sum = (days: readonly DayLoad[], of: 'booked' | 'capacity') => days.reduce((all, day) => all + day[of], 0)

const Week = ({ days, today }: { days: readonly DayLoad[]; today: Moment['today'] }) => {
  const [booked, capacity] = [sum(days, 'booked'), sum(days, 'capacity')]
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="4">
        <p>
          <chakra.strong textStyle="figure">{hoursText(booked)}</chakra.strong>{' '}
          <chakra.span color="fg.muted">of {hoursText(capacity)} hours</chakra.span>
        </p>
        <Legend hasOver={days.some((day) => day.booked > day.capacity)} />
      </chakra.div>
      <chakra.div height={CHART_HEIGHT} aria-hidden>
        <WeekChart days={days} today={today} />
      </chakra.div>
      <WeekTable days={days} />
    </chakra.div>
  )
}

const Mark = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '&::before': { content: '""', width: '10px', height: '10px', borderRadius: 'sm', bg: 'bg.emphasized' },
    '&[data-is=booked]::before': { bg: 'accent.solid' },
    '&[data-is=over]::before': { bg: 'danger.solid' },
  },
})

const Legend = ({ hasOver }: { hasOver: boolean }) => (
  <chakra.ul listStyle="none" display="flex" gap="3" textStyle="caption" color="fg.muted" aria-hidden>
    <Mark data-is="booked">Booked</Mark>
    <Mark data-is="free">Free</Mark>
    {hasOver && <Mark data-is="over">Beyond working hours</Mark>}
  </chakra.ul>
)

const WeekTable = ({ days }: { days: readonly DayLoad[] }) => {
  return (
    <VisuallyHidden>
      <table>
        <caption>Booked hours this week</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Booked hours</th>
            <th scope="col">Working hours</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, booked, capacity }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{hoursText(booked)}</td>
              <td>{hoursText(capacity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
