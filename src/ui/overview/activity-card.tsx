import { chakra } from '@chakra-ui/react'
import type { Page } from '@/domain/page/pages'
import type { Instant } from '@/domain/time/clock'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { FactList } from '@/ui/kit/records/page/fact-list'
import { happened, namesItsRecord, recordLink } from './activity-line'
import type { ActivityFact } from './types'

type Props = {
  isOffice: boolean
  activity: Pageable<ActivityFact>
  pages: readonly Page[]
  now: Instant
  timeZone: string
}

/** DASH-05, X-23. */
export const ActivityCard = ({ isOffice, activity, pages, now, timeZone }: Props) => (
  <Card title="Recent Activity">
    <FactList
      facts={activity}
      loading={<ActivitySkeleton />}
      failed="Recent activity could not be loaded."
      empty={
        <EmptyState
          kind="nothing-yet"
          title="Nothing has happened yet."
          hint={isOffice ? 'What you and your crew do will show here.' : 'Changes to your jobs will show here.'}
        />
      }
      words={(fact) => <Words fact={fact} pages={pages} />}
      hasAvatars
      now={now}
      timeZone={timeZone}
    />
  </Card>
)

/** The record's name appears once, as a link. */
const Words = ({ fact, pages }: { fact: ActivityFact; pages: readonly Page[] }) => {
  const link = recordLink(fact.page, pages)
  const linked = (text: string) => (link ? <TextLink {...link}>{text}</TextLink> : text)
  const others = fact.followedBy ? ` and ${fact.followedBy}` : ''
  if (namesItsRecord(fact))
    return (
      <>
        <chakra.span fontWeight="medium">{linked(happened(fact))}</chakra.span>
        {others}
      </>
    )
  return (
    <>
      <chakra.span fontWeight="medium">{happened(fact)}</chakra.span>: {linked(fact.subject)}
      {others}
    </>
  )
}

const WIDTHS = ['62%', '48%', '70%', '55%', '66%', '44%']

const ActivitySkeleton = () => (
  <chakra.div role="status">
    <VisuallyHidden>Loading recent activity…</VisuallyHidden>
    {WIDTHS.map((width) => (
      <chakra.div key={width} aria-hidden display="flex" alignItems="center" gap="3" minH="14" borderBottomWidth="1px">
        <Skeleton boxSize="8" borderRadius="full" flexShrink={0} />
        <chakra.div flex="1" display="grid" gap="2">
          <Skeleton style={{ width }} />
          <Skeleton width="20%" />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
)
