import { chakra } from '@chakra-ui/react'
import type { Instant } from '@/domain/clock'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { When } from '@/ui/kit/when'
import { factTitle } from './rules/fact-title'
import type { HistoryFact, SubscriptionHistory } from './types'

type Props = { history: SubscriptionHistory; now: Instant; timeZone: string }

/** What has happened to the subscription, newest first. */
export const HistoryCard = ({ history, now, timeZone }: Props) => (
  <Card title="History">
    <Facts history={history} now={now} timeZone={timeZone} />
  </Card>
)

const Facts = ({ history: { facts, onMore, loadingMore = false, onRetry }, now, timeZone }: Props) => {
  if (facts.state === 'loading') return <SkeletonLines count={4} label="Loading the history…" />
  if (facts.state === 'failed')
    return (
      <EmptyState kind="failed" title="Failed to load the history." hint={facts.failure.message} onRetry={onRetry} />
    )
  if (facts.value.length === 0)
    return <chakra.p color="fg.muted">Nothing has changed yet. Every change from now on is kept here.</chakra.p>
  return (
    <>
      <chakra.ol listStyle="none">
        {facts.value.map((fact) => (
          <Line key={fact.position} fact={fact} now={now} timeZone={timeZone} />
        ))}
      </chakra.ol>
      {onMore && (
        <Button variant="ghost" size="sm" mt="2" loading={loadingMore} loadingLabel="Loading…" onClick={onMore}>
          Load more
        </Button>
      )}
    </>
  )
}

const Line = ({ fact, now, timeZone }: { fact: HistoryFact; now: Instant; timeZone: string }) => (
  <chakra.li
    display="flex"
    alignItems="baseline"
    justifyContent="space-between"
    gap="3"
    py="2.5"
    borderBottomWidth="1px"
    _last={{ borderBottomWidth: '0' }}
  >
    <chakra.div minW="0">
      <chakra.p overflowWrap="anywhere">{fact.note ?? factTitle(fact.type)}</chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {fact.actorName}
      </chakra.p>
    </chakra.div>
    <When at={Date.parse(fact.at)} now={now} timeZone={timeZone} />
  </chakra.li>
)
