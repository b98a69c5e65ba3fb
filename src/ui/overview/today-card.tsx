import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { type Job, statusLabel } from '@/domain/job/job'
import { numberText } from '@/domain/money/number-text'
import { ownAmount } from '@/domain/money/own-amount'
import { PAGES } from '@/domain/page/pages'
import { type Lane, lanesOf } from '@/domain/scheduling/lanes'
import type { Moment } from '@/domain/scheduling/lateness'
import { type Day, formatDay, formatTime } from '@/domain/time/calendar'
import { AppLink } from '@/ui/kit/actions/app-link'
import { TextLink } from '@/ui/kit/actions/text-link'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton, SkeletonLine, SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { BreakdownLine, BreakdownList } from '@/ui/kit/layout/breakdown-list'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { STATUS_TONES } from '@/ui/shared/job-tones'
import { toCalendar } from './addresses'
import { DayLanes, type DayLanesProps } from './day-lanes'
import { CrewDayList, DayList } from './day-list'
import { LANE_ROW } from './lanes-css'
import { type DaySummary, type StatusCount, summaryOf, type Viewer } from './today'

type TodayCardProps = {
  jobs: Loadable<readonly Job[]>
  /** Null for people who only see their own work. */
  crew: Loadable<readonly CrewMember[]> | null
  moment: Moment
  /** Only the office sees money and unassigned jobs. */
  viewer: Viewer
  next?: ReactNode
}

/** DASH-04. */
export const TodayCard = ({ jobs, crew, moment, viewer, next }: TodayCardProps) => {
  const { today, time } = moment
  const summary = useMemo(() => mapReady(jobs, (list) => summaryOf(list, today, viewer)), [jobs, today, viewer])
  return (
    <Card
      title="Today"
      actions={
        <chakra.span display="flex" gap="3" textStyle="small" color="fg.muted">
          <span>
            {formatDay(today)}, {formatTime(time)}
          </span>
          <TextLink {...toCalendar(today)}>Open calendar</TextLink>
        </chakra.span>
      }
    >
      <Loaded
        of={summary}
        loading={<Coming isOffice={viewer === 'office'} hasCrew={crew !== null} />}
        failed="Today's jobs could not be loaded."
        empty={(data) => data.jobs.length === 0 && <EmptyState kind="nothing-yet" action={next} {...NOTHING[viewer]} />}
      >
        {(data) => (
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <Figures summary={data} today={today} isOffice={viewer === 'office'} />
            {crew ? (
              <CrewDay crew={crew} summary={data} moment={moment} />
            ) : (
              <DayList jobs={data.jobs} moment={moment} label="Today's jobs" />
            )}
          </chakra.div>
        )}
      </Loaded>
    </Card>
  )
}

type ComingProps = { isOffice: boolean; hasCrew: boolean }

/** Same layout as the loaded card, to avoid a layout shift. */
const Coming = ({ isOffice, hasCrew }: ComingProps) => (
  <chakra.div role="status" display="grid" gap="4">
    <VisuallyHidden>Loading today's jobs…</VisuallyHidden>
    <div aria-hidden>
      <SkeletonLine width="30%" textStyle="small" />
      <SkeletonLine width="40%" textStyle="figure" />
      {isOffice && <SkeletonLine width="25%" textStyle="small" />}
      <Skeleton width="80%" height={{ base: '10', md: '8' }} mt="3" />
    </div>
    {hasCrew ? <LanesComing label="Loading the crew…" /> : <SkeletonLines count={8} label="Loading today's jobs…" />}
  </chakra.div>
)

/** An average crew size. */
const LANES = Array.from({ length: 12 }, (_, lane) => `lane-${lane}`)

const LanesComing = ({ label }: { label: string }) => (
  <chakra.div role="status" pt="6">
    <VisuallyHidden>{label}</VisuallyHidden>
    {LANES.map((lane) => (
      <chakra.div key={lane} aria-hidden height={`${LANE_ROW + 1}px`} display="flex" alignItems="center">
        <Skeleton width="100%" height="60%" />
      </chakra.div>
    ))}
  </chakra.div>
)

const NOTHING: Record<Viewer, { title: string; hint: string }> = {
  office: { title: 'No jobs today.', hint: 'Jobs scheduled for today show here.' },
  crew: { title: 'No jobs today.', hint: 'Jobs you’re assigned to today show here.' },
  client: { title: 'No visits today.', hint: 'Your next visits are under Jobs.' },
}

type SummaryProps = { summary: DaySummary; today: Day; isOffice: boolean }

/** Jobs without a crew first, the others by status. */
const Figures = ({ summary, today, isOffice }: SummaryProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="end" columnGap="8" rowGap="3">
    <chakra.div minW="0">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
        <Figure label="Jobs">
          <TextLink to={PAGES.jobs.path} search={{ date: today }} fontWeight="inherit">
            {numberText(summary.jobs.length)}
          </TextLink>
        </Figure>
        {isOffice && <Figure label="Planned">{ownAmount(summary.planned)}</Figure>}
      </chakra.dl>
      {isOffice && summary.priced.length > 0 && <WhyPlanned jobs={summary.priced} />}
    </chakra.div>
    <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" aria-label="Today's jobs by status">
      {summary.withoutCrew.length > 0 && (
        <li>
          <Chip {...toCalendar(today)} data-waiting="true">
            No crew <strong>{numberText(summary.withoutCrew.length)}</strong>
          </Chip>
        </li>
      )}
      {summary.byStatus.map((entry) => (
        <li key={entry.status}>
          <StatusLink entry={entry} today={today} />
        </li>
      ))}
    </chakra.ul>
  </chakra.div>
)

const WhyPlanned = ({ jobs }: { jobs: readonly Job[] }) => (
  <chakra.details
    textStyle="small"
    css={{
      '& summary': { color: 'accent.fg', cursor: 'pointer', width: 'fit-content' },
      '&[open]': { width: 'min(26rem, 100%)' },
    }}
  >
    <summary>Why this number?</summary>
    <BreakdownList label="Planned">
      {jobs.map(({ id, job_number, title, estimated_cost }) => (
        <BreakdownLine key={id} amount={ownAmount(estimated_cost)}>
          <TextLink to={PAGES.jobs.path} search={{ job: id }}>
            {job_number}
          </TextLink>{' '}
          {title}
        </BreakdownLine>
      ))}
    </BreakdownList>
  </chakra.details>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt textStyle="small" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="figure">{children}</chakra.dd>
  </div>
)

const Chip = chakra(AppLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '10', md: '8' },
    px: '2.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    '&[data-waiting=true]': { bg: 'warning.subtle', color: 'warning.fg', borderColor: 'warning.border' },
    '& strong': { fontVariantNumeric: 'tabular-nums' },
  },
})

const StatusLink = ({ entry: { status, count }, today }: { entry: StatusCount; today: Day }) => (
  <Chip to={PAGES.jobs.path} search={{ date: today, status }}>
    <StatusDot tone={STATUS_TONES[status]}>{statusLabel(status)}</StatusDot> <strong>{numberText(count)}</strong>
  </Chip>
)

const NOWHERE = () => null

type CrewDayProps = { crew: Loadable<readonly CrewMember[]>; summary: DaySummary; moment: Moment }

const CrewDay = ({ crew, summary: { jobs, withoutCrew }, moment }: CrewDayProps) => {
  const { today } = moment
  const lanes = useMemo(
    () =>
      mapReady(crew, (members) =>
        lanesOf({ day: today, crew: members, shown: jobs, planned: jobs, positionOf: NOWHERE }),
      ),
    [crew, jobs, today],
  )
  return (
    <Loaded of={lanes} loading={<LanesComing label="Loading the crew…" />} failed="The crew could not be loaded.">
      {(data) => <Lanes lanes={data} withoutCrew={withoutCrew} moment={moment} />}
    </Loaded>
  )
}

/** People who are off without jobs share one line. */
const Lanes = ({ lanes, ...rest }: DayLanesProps) => {
  const isPhone = useIsPhone()
  const View = isPhone ? CrewDayList : DayLanes
  const away = lanes.filter(({ off, blocks }) => off !== null && blocks.length === 0)
  return (
    <div>
      <View lanes={lanes.filter((lane) => !away.includes(lane))} {...rest} />
      {away.length > 0 && <Away lanes={away} />}
    </div>
  )
}

const Away = ({ lanes }: { lanes: readonly Lane[] }) => (
  <chakra.p textStyle="small" color="fg.muted" pt="2.5">
    Off today: {lanes.map(({ name, off }) => `${name} (${off})`).join(', ')}
  </chakra.p>
)
