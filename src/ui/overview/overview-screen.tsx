import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Instant } from '@/domain/clock'
import type { Page } from '@/domain/pages'
import { PageHeader } from '@/ui/kit/page-header'
import { ActivityCard } from './activity-card'
import { quickActions } from './quick-actions'
import { QuickActionsCard } from './quick-actions-card'
import type { Activity } from './types'
import { UsageCard, type UsageCardProps } from './usage-card'

export type OverviewScreenProps = {
  /** The pages this person may see; links lead only to those that have a screen. */
  pages: readonly Page[]
  canCreateJob: boolean
  usage: UsageCardProps
  activity: Activity
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
  const { canCreateJob, usage, activity, now, timeZone, alerts, children } = props
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
          <QuickActionsCard actions={quickActions(pages, canCreateJob)} />
        </chakra.div>
        <ActivityCard activity={activity} pages={pages} now={now} timeZone={timeZone} />
      </chakra.div>
    </>
  )
}
