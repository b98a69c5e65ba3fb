import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { type Day, formatDay, formatTime } from '@/domain/calendar'
import { type Job, statusLabel } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import { PAGES } from '@/domain/pages'
import { AppLink } from '@/ui/kit/app-link'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { type Loadable, mapReady } from '@/ui/kit/loadable'
import { Loaded } from '@/ui/kit/loaded'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { TextLink } from '@/ui/kit/text-link'
import { type DaySummary, type StatusCount, summaryOf } from './today'

export type TodayCardProps = {
  jobs: Loadable<readonly Job[]>
  /** The day it is where the business is. */
  today: Day
  /** `office` plans the day, `crew` does the work, and a `client` has it done. Only the office is shown money and what waits for a crew. */
  viewer: 'office' | 'crew' | 'client'
}

/** Jobs listed by name; the link above them leads to all. */
const NAMED_AT_MOST = 5

/** Today's work: how much, in which status, and first of all what has no crew yet (DASH-04). */
export const TodayCard = ({ jobs, today, viewer }: TodayCardProps) => {
  const summary = useMemo(() => mapReady(jobs, (known) => summaryOf(known, today)), [jobs, today])
  return (
    <Card
      title="Today"
      actions={
        <chakra.span textStyle="small" color="fg.muted">
          {formatDay(today)}
        </chakra.span>
      }
    >
      <Loaded
        of={summary}
        loading={<SkeletonLines count={5} label="Loading today's jobs…" />}
        failed="Today's jobs could not be loaded."
        empty={({ byStatus }) => byStatus.length === 0 && <EmptyState kind="nothing-yet" {...NOTHING[viewer]} />}
      >
        {(known) => <Summary summary={known} today={today} isOffice={viewer === 'office'} />}
      </Loaded>
    </Card>
  )
}

const NOTHING: Record<TodayCardProps['viewer'], { title: string; hint: string }> = {
  office: { title: 'No jobs today.', hint: 'What is scheduled for this day shows here.' },
  crew: { title: 'No jobs today.', hint: 'What you are assigned to this day shows here.' },
  client: { title: 'No visits today.', hint: 'Your next visits are under Jobs.' },
}

type SummaryProps = { summary: DaySummary; today: Day; isOffice: boolean }

const Summary = ({ summary, today, isOffice }: SummaryProps) => (
  <chakra.div display="grid" gap="4">
    <chakra.dl display="flex" flexWrap="wrap" columnGap="10" rowGap="3">
      <Figure label="Jobs">
        <TextLink to={PAGES.jobs.path} search={{ date: today }} fontWeight="inherit">
          {summary.count.toLocaleString('en-US')}
        </TextLink>
      </Figure>
      {isOffice && <Figure label="Planned">{formatMoney(summary.planned)}</Figure>}
    </chakra.dl>
    <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" aria-label="Today's jobs by status">
      {summary.byStatus.map((entry) => (
        <li key={entry.status}>
          <StatusLink entry={entry} today={today} />
        </li>
      ))}
    </chakra.ul>
    {isOffice && summary.unassigned.length > 0 && <Waiting jobs={summary.unassigned} />}
  </chakra.div>
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

const StatusLink = ({ entry: { status, count, isWaiting }, today }: { entry: StatusCount; today: Day }) => (
  <Chip to={PAGES.jobs.path} search={{ date: today, status }} data-waiting={isWaiting}>
    {statusLabel(status)} <strong>{count.toLocaleString('en-US')}</strong>
  </Chip>
)

const Waiting = ({ jobs }: { jobs: readonly Job[] }) => (
  <section>
    <chakra.h3 fontWeight="semibold" textStyle="small" mb="1">
      Waiting for a crew
    </chakra.h3>
    <chakra.ul listStyle="none">
      {jobs.slice(0, NAMED_AT_MOST).map((job) => (
        <chakra.li
          key={job.id}
          display="flex"
          gap="3"
          py="1.5"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: '0' }}
        >
          <chakra.span color="fg.muted" width="4.5rem" flexShrink={0} fontVariantNumeric="tabular-nums">
            {formatTime(job.scheduled_start_time)}
          </chakra.span>
          <chakra.span minW="0" overflowWrap="anywhere">
            <TextLink to={PAGES.jobs.path} search={{ job: job.id }}>
              {job.job_number} {job.title}
            </TextLink>{' '}
            <chakra.span color="fg.muted">
              {job.client_first_name} {job.client_last_name}
            </chakra.span>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
    {jobs.length > NAMED_AT_MOST && (
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        and {(jobs.length - NAMED_AT_MOST).toLocaleString('en-US')} more
      </chakra.p>
    )}
  </section>
)
