import { chakra } from '@chakra-ui/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { maySendMessages } from '@/domain/messaging/permissions'
import type { SilentWork } from '@/domain/messaging/views'
import { ownAmount } from '@/domain/money/own-amount'
import type { Actor } from '@/domain/permissions/actor'
import { Button } from '@/ui/kit/actions/button'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { shortAge } from '../messages/conversation-words'
import type { WorkListsProps } from '../types'

type List = {
  kind: SilentWork['kind']
  title: string
  maySee: (actor: Actor) => boolean
  gesture: string
  empty: string
}

const LISTS = [
  {
    kind: 'overdue_answer',
    title: 'Past the promised time',
    maySee: () => true,
    gesture: 'Answer',
    empty: 'Everyone who wrote has an answer, or still has time.',
  },
  {
    kind: 'estimate_unanswered',
    title: 'Estimates without an answer',
    maySee: maySeeEstimates,
    gesture: 'Follow up',
    empty: 'No open estimate waits for a follow-up.',
  },
] as const satisfies readonly List[]

/** Work that silence makes, each list by the money at stake. */
export const WorkLists = (props: WorkListsProps) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    {LISTS.filter(({ maySee }) => maySee(props.actor)).map((list) => (
      <WorkList key={list.kind} list={list} {...props} />
    ))}
  </chakra.div>
)

const WorkList = ({ list, work, actor, now, onOpen }: WorkListsProps & { list: List }) => {
  const gesture = maySendMessages(actor) ? list.gesture : 'Open'
  return (
    <Card title={list.title}>
      <Loaded of={work} loading={<SkeletonRows count={3} />} failed="Failed to load this list. Please try again.">
        {(all) => {
          const rows = all
            .filter(({ kind }) => kind === list.kind)
            .toSorted((a, b) => b.at_stake - a.at_stake || a.since - b.since)
          if (rows.length === 0) return <AllDone>{list.empty}</AllDone>
          return (
            <chakra.ul listStyleType="none" aria-label={list.title} css={rowsCss}>
              {rows.map((row) => (
                <li key={`${row.conversation_id} ${row.record?.table} ${row.record?.id}`}>
                  <span className="who">
                    <strong>{row.name}</strong>
                    <span>
                      {row.record && `${row.record.name} · `}
                      {shortAge(now - row.since)} without {list.kind === 'overdue_answer' ? 'our' : 'an'} answer
                    </span>
                  </span>
                  {row.at_stake > 0 && <span className="money">{ownAmount(row.at_stake)}</span>}
                  <Button size="sm" variant="outline" aria-label={`${gesture} ${row.name}`} onClick={() => onOpen(row)}>
                    {gesture}
                  </Button>
                </li>
              ))}
            </chakra.ul>
          )
        }}
      </Loaded>
    </Card>
  )
}

const AllDone = ({ children }: { children: string }) => (
  <chakra.p display="flex" alignItems="center" gap="2" py="2" color="fg.muted">
    <chakra.span color="success.fg" display="inline-flex">
      <CircleCheck size={18} aria-hidden />
    </chakra.span>
    {children}
  </chakra.p>
)

const rowsCss = {
  '& li': { display: 'flex', alignItems: 'center', gap: '3', py: '2' },
  '& li + li': { borderTopWidth: '1px' },
  '& .who': { flex: '1', minW: '0', display: 'grid' },
  '& strong': { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .who span': { fontSize: 'xs', color: 'fg.muted' },
  '& .money': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', flexShrink: 0 },
} as const
