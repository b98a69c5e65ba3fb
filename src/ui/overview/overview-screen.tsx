import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Addition } from '@/domain/additions'
import type { Instant } from '@/domain/clock'
import { PAGES, type Page } from '@/domain/pages'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'
import type { Pageable } from '@/ui/kit/loadable'
import { PageHeader } from '@/ui/kit/page-header'
import { ActivityCard } from './activity-card'
import { AttentionNotices } from './attention-notices'
import { quickActions } from './quick-actions'
import { QuickActionsCard } from './quick-actions-card'
import { TodayCard, type TodayCardProps } from './today-card'
import type { ActivityFact } from './types'
import { UsageCard, type UsageCardProps } from './usage-card'
import { WeekCard } from './week-card'

export type OverviewScreenProps = {
  /** The pages this person may see. Records link only to those that have a screen; the stated quick actions are shown regardless. */
  pages: readonly Page[]
  /** What this person may add. */
  additions: readonly Addition[]
  /** What leads a business that has no job yet; null for one that has. */
  firstSteps: ReactNode
  /** The day's work, for those who have the job page. */
  today: Omit<TodayCardProps, 'next'>
  /** Whether this person's role shows jobs at all. */
  seesJobs: boolean
  /** Whether this person may add crew members. */
  mayAddCrew: boolean
  usage: UsageCardProps
  activity: Pageable<ActivityFact>
  now: Instant
  /** Where the business is. */
  timeZone: string
  /** Banners: onboarding, trial, subscription. */
  alerts?: ReactNode
  /** Further cards of the side: the subscription. */
  children?: ReactNode
}

/** /dashboard (DASH-01, DASH-03 to DASH-05): today first, money and plan at the side. */
export const OverviewScreen = (props: OverviewScreenProps) => {
  const { additions, today, usage, activity, now, timeZone, alerts, children } = props
  const pages = props.pages.filter((page) => page.built)
  const { jobs, crew, moment, viewer } = today
  const hasJobs = props.seesJobs && pages.some(({ path }) => path === PAGES.jobs.path)
  return (
    <>
      <PageHeader title="Overview" />
      {alerts && (
        <chakra.section aria-label="Alerts" display="grid" gap="2" mb="4" _empty={{ display: 'none' }}>
          {alerts}
        </chakra.section>
      )}
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      >
        <Column>
          {props.firstSteps}
          {hasJobs && <AttentionNotices {...{ jobs, moment, viewer }} />}
          {hasJobs && <TodayCard {...today} next={!props.firstSteps && <NextJob additions={additions} />} />}
          <ActivityCard isOffice={viewer === 'office'} {...{ activity, pages, now, timeZone }} />
        </Column>
        <Column>
          {children}
          <UsageCard {...usage} />
          {hasJobs && crew && <WeekCard {...{ jobs, crew }} today={moment.today} mayAddCrew={props.mayAddCrew} />}
          <QuickActionsCard
            actions={quickActions(props.pages, additions, { isClient: viewer === 'client', seesJobs: props.seesJobs })}
          />
        </Column>
      </chakra.div>
    </>
  )
}

const Column = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    {children}
  </chakra.div>
)

/** The way to a job, from a day that has none. */
const NextJob = ({ additions }: Pick<OverviewScreenProps, 'additions'>) => {
  const job = additions.find(({ id }) => id === 'job')
  return (
    job && (
      <Button asChild>
        <AppLink to={job.to} search={job.search}>
          {job.label}
        </AppLink>
      </Button>
    )
  )
}
