import { chakra } from '@chakra-ui/react'
import type { Instant } from '@/domain/clock'
import { Card } from '@/ui/kit/card'
import { FactList, type ListedFact, typeInWords } from '@/ui/kit/fact-list'
import type { Pageable } from '@/ui/kit/loadable'
import { SkeletonLines } from '@/ui/kit/skeleton'

type Props = { history: Pageable<ListedFact>; now: Instant; timeZone: string }

/** What has happened to the subscription, newest first. */
export const HistoryCard = ({ history, now, timeZone }: Props) => (
  <Card title="History">
    <FactList
      facts={history}
      loading={<SkeletonLines count={4} label="Loading the history…" />}
      failed="Failed to load the history."
      empty={<chakra.p color="fg.muted">Nothing has changed yet. Every change from now on is kept here.</chakra.p>}
      words={({ note, type }) => note ?? typeInWords(type)}
      now={now}
      timeZone={timeZone}
    />
  </Card>
)
