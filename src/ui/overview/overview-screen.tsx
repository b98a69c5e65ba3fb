import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Addition } from '@/domain/additions'
import type { Instant } from '@/domain/clock'
import { PAGES, type Page } from '@/domain/pages'
import type { Pageable } from '@/ui/kit/loadable'
import { PageHeader } from '@/ui/kit/page-header'
import { ActivityCard } from './activity-card'
import { quickActions } from './quick-actions'
import { QuickActionsCard } from './quick-actions-card'
import { TodayCard, type TodayCardProps } from './today-card'
import type { ActivityFact } from './types'
import { UsageCard, type UsageCardProps } from './usage-card'

export type OverviewScreenProps = {
  /** The pages this person may see. Records link only to those that have a screen; the stated quick actions are shown regardless. */
  pages: readonly Page[]
  /** What this person may add. */
  additions: readonly Addition[]
  /** What leads a business that has no job yet. */
  firstSteps: ReactNode
  /** The day's work, for those who have the job page. */
  today: TodayCardProps
  usage: UsageCardProps
  activity: Pageable<ActivityFact>
  now: Instant
  /** Where the business is. */
  timeZone: string
  /** Banners: onboarding, trial, subscription. */
  alerts?: ReactNode
  /** Further cards of the first column: the subscription. */
  children?: ReactNode
}

/** /dashboard (DASH-01, DASH-03 to DASH-05). */
export const OverviewScreen = (props: OverviewScreenProps) => {
  const { additions, today, usage, activity, now, timeZone, alerts, children } = props
  const pages = props.pages.filter((page) => page.built)
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
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
        >
          {children}
          <UsageCard {...usage} />
          <chakra.div gridColumn={{ md: '2', lg: 'auto' }} gridRow={{ md: '1 / span 2', lg: 'auto' }} minW="0">
            <QuickActionsCard actions={quickActions(props.pages, additions, today.viewer === 'client')} />
          </chakra.div>
        </chakra.div>
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" order={{ base: -1, lg: 0 }}>
          {props.firstSteps}
          {pages.some(({ path }) => path === PAGES.jobs.path) && <TodayCard {...today} />}
          <ActivityCard
            isOffice={today.viewer === 'office'}
            activity={activity}
            pages={pages}
            now={now}
            timeZone={timeZone}
          />
        </chakra.div>
      </chakra.div>
    </>
  )
}
