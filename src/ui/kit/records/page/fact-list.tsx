import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { readable } from '@/domain/text/wording'
import type { Instant } from '@/domain/time/clock'
import { Avatar } from '@/ui/kit/layout/avatar'
import { absoluteTime, doneAndSent, relativeTime } from '@/ui/kit/layout/relative-time'
import { FactFrame, type ListedFacts, MoreFacts } from './fact-frame'

/** A fact as a history lists it. */
export type ListedFact = {
  position: number
  /** `job.started` */
  type: string
  /** ISO 8601 */
  at: string
  /** When it was done, where it was sent later; ISO 8601. */
  doneAt?: string | null
  /** The time zone of the device on which that was noted. */
  timeZone?: string | null
  actorName: string
  /** Whether the reader did it. */
  isOwn: boolean
  note: string | null
}

type FactListProps<F> = ListedFacts<F> & {
  /** What happened, in one line. */
  words: (fact: F) => ReactNode
  /** Whether each line begins with a picture of who did it. */
  hasAvatars?: boolean
}

/** What has happened, newest first, a page at a time and a line each. */
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

/** A fact's type read out: `subscription.plan_changed` is "Plan changed". */
export const typeInWords = (type: string): string => readable(type.slice(type.indexOf('.') + 1))

type WhenProps = { fact: ListedFact; now: Instant; timeZone: string }

/** How long ago something was done; the full date shows on hover. */
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
