import { chakra } from '@chakra-ui/react'
import type { Instant } from '@/domain/clock'
import type { Page } from '@/domain/pages'
import { Avatar } from '@/ui/kit/avatar'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { TextLink } from '@/ui/kit/text-link'
import { When } from '@/ui/kit/when'
import { happened, namesItsRecord, type RecordLink, recordLink } from './activity-line'
import { ActivitySkeleton } from './activity-skeleton'
import type { Activity, ActivityFact } from './types'

type Surroundings = { pages: readonly Page[]; now: Instant; timeZone: string }

/** Recent Activity: who did what to which record, and when (DASH-05, X-23). */
export const ActivityCard = ({ activity, ...surroundings }: { activity: Activity } & Surroundings) => (
  <Card title="Recent Activity">
    <Facts activity={activity} {...surroundings} />
  </Card>
)

const Facts = ({ activity, ...surroundings }: { activity: Activity } & Surroundings) => {
  const { facts, onMore, loadingMore = false, onRetry } = activity
  if (facts.state === 'loading') return <ActivitySkeleton />
  if (facts.state === 'failed') {
    return (
      <EmptyState
        kind="failed"
        title="Recent activity could not be loaded."
        hint={facts.failure.message}
        onRetry={onRetry}
      />
    )
  }
  if (facts.value.length === 0) {
    return (
      <EmptyState kind="nothing-yet" title="Nothing has happened yet." hint="What you and your crew do shows here." />
    )
  }
  return (
    <>
      <chakra.ul listStyle="none">
        {facts.value.map((fact) => (
          <Line key={fact.position} fact={fact} {...surroundings} />
        ))}
      </chakra.ul>
      {onMore && (
        <Button variant="ghost" size="sm" mt="2" loading={loadingMore} loadingLabel="Loading…" onClick={onMore}>
          Load more
        </Button>
      )}
    </>
  )
}

const Line = ({ fact, pages, now, timeZone }: { fact: ActivityFact } & Surroundings) => {
  const link = recordLink(fact.stream, pages)
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Avatar name={fact.actorName} />
      <chakra.div flex="1" minW="0">
        <chakra.p overflowWrap="anywhere">
          <Words fact={fact} link={link} />
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {fact.actorName}
        </chakra.p>
      </chakra.div>
      <When at={Date.parse(fact.at)} now={now} timeZone={timeZone} />
    </chakra.li>
  )
}

/** What happened and to which record, whose name is said once and leads to it. */
const Words = ({ fact, link }: { fact: ActivityFact; link: RecordLink | null }) => {
  const linked = (text: string) => (link ? <TextLink {...link}>{text}</TextLink> : text)
  if (namesItsRecord(fact)) return <chakra.span fontWeight="medium">{linked(happened(fact))}</chakra.span>
  return (
    <>
      <chakra.span fontWeight="medium">{happened(fact)}</chakra.span>: {linked(fact.subject)}
    </>
  )
}
