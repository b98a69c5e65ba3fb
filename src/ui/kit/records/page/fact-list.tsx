import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { readable } from '@/domain/text/wording'
import type { Instant } from '@/domain/time/clock'
import { Avatar } from '@/ui/kit/layout/avatar'
import { absoluteTime, doneAndSent, relativeTime } from '@/ui/kit/layout/relative-time'
import { FactFrame, type ListedFacts, MoreFacts } from './fact-frame'

export type ListedFact = {
  position: number
  type: string
  /** ISO 8601 */
  at: string
  /** ISO 8601; set if it was done before it was sent. */
  doneAt?: string | null
  /** The device's time zone at that time. */
  timeZone?: string | null
  actorName: string
  isOwn: boolean
  note: string | null
}

type FactListProps<F> = ListedFacts<F> & {
  words: (fact: F) => ReactNode
  hasAvatars?: boolean
}

/** Newest first, one line each, paginated. */
export const FactList = <F extends ListedFact>(props: FactListProps<F>) => (
  <FactFrame {...props}>{(items) => <Lines {...props} items={items} />}</FactFrame>
)

type LinesProps<F> = FactListProps<F> & { items: readonly F[] }

const Lines = <F extends ListedFact>({ facts, items, words, hasAvatars, now, timeZone }: LinesProps<F>) => (
  <>
    <chakra.ol listStyle="none">
      {items.map((fact) => (
        <chakra.li
          key={fact.position}
          display="flex"
          alignItems={hasAvatars ? 'center' : 'baseline'}
          gap="3"
          py={hasAvatars ? '2' : '2.5'}
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: '0' }}
        >
          {hasAvatars && <Avatar name={fact.actorName} />}
          <chakra.div flex="1" minW="0">
            <chakra.p overflowWrap="anywhere">{words(fact)}</chakra.p>
            <chakra.p textStyle="caption" color="fg.muted">
              {fact.actorName}
            </chakra.p>
          </chakra.div>
          <When fact={fact} now={now} timeZone={timeZone} />
        </chakra.li>
      ))}
    </chakra.ol>
    <MoreFacts of={facts} variant="ghost" size="sm" mt="2" />
  </>
)

/** Humanizes a fact type: `subscription.plan_changed` becomes "Plan changed". */
export const typeInWords = (type: string): string => readable(type.slice(type.indexOf('.') + 1))

type WhenProps = { fact: ListedFact; now: Instant; timeZone: string }

const When = ({ fact: { at, doneAt }, now, timeZone }: WhenProps) => {
  const done = Date.parse(doneAt ?? at)
  return (
    <chakra.time
      dateTime={new Date(done).toISOString()}
      title={doneAt ? doneAndSent(done, Date.parse(at), timeZone) : absoluteTime(done, timeZone)}
      color="fg.muted"
      textStyle="caption"
      whiteSpace="nowrap"
    >
      {relativeTime(done, now, timeZone)}
    </chakra.time>
  )
}
