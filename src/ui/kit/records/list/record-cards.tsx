import { Box, type SystemStyleObject } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasRowMenu } from '../actions/action-items'
import { headingOf, type RecordContext, type Records, refusalOf } from '../actions/definition'
import { useNewRecord } from '../actions/new-record'
import type { Activity, RecordActivity } from '../actions/use-record-actions'
import { opensRecord } from './click-to-open'
import { failureOf, nextLink } from './record-row'
import type { RowHandlers } from './record-table'
import { NEW_RECORD_CSS } from './table-css'

type CardsProps<R> = {
  definition: Records<R>
  context: RecordContext
  records: readonly R[]
  activity: Activity
  handlers: RowHandlers<R>
}

const Cards = <R extends { id: number }>({ records, activity, ...shared }: CardsProps<R>) => {
  const { list, top, lanes } = usePlace()
  const virtual = useWindowVirtualizer({
    count: records.length,
    scrollMargin: top,
    estimateSize: () => 176,
    getItemKey: (index) => records[index]?.id ?? index,
    overscan: 6,
    lanes,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the cards are follows from how many are side by side
  useEffect(() => virtual.measure(), [lanes])
  const newId = useNewRecord(shared.definition.noun[0])
  const newAt = newId === null ? -1 : records.findIndex(({ id }) => id === newId)
  // In the middle, since the bars above and below cover what is at the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, when it comes into the list
  useEffect(() => {
    if (newAt >= 0) virtual.scrollToIndex(newAt, { align: 'center' })
  }, [newId, newAt >= 0])
  return (
    <Box css={cardsCss}>
      <ul
        ref={list}
        aria-label={headingOf(shared.definition)}
        data-lanes={lanes > 1 || undefined}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map((item) => {
          const record = records[item.index]
          if (!record) return null
          return (
            <li
              key={record.id}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={records.length}
              aria-posinset={item.index + 1}
              style={{
                transform: `translateY(${item.start - top}px)`,
                insetInlineStart: `${(item.lane * 100) / lanes}%`,
                width: `${100 / lanes}%`,
              }}
            >
              <RecordCard record={record} isNew={record.id === newId} activity={activity.get(record.id)} {...shared} />
            </li>
          )
        })}
      </ul>
    </Box>
  )
}
export const RecordCards = memo(Cards) as typeof Cards

/** In px; narrower cards are cramped. */
const NARROWEST = 340

/** The list's offset on the page, which changes with the content above it, and the number of columns. */
const usePlace = () => {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [lanes, setLanes] = useState(1)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const count = () => setLanes(Math.max(1, Math.floor(element.clientWidth / NARROWEST)))
    const observer = new ResizeObserver(count)
    observer.observe(element)
    count()
    return () => observer.disconnect()
  }, [])
  // Any render may have moved it; an unchanged number renders nothing.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  })
  return { list, top, lanes }
}

type CardProps<R> = Omit<CardsProps<R>, 'records' | 'activity'> & {
  record: R
  activity: RecordActivity | undefined
  isNew: boolean
}

const Card = <R extends { id: number }>(props: CardProps<R>) => {
  const { definition, context, record, activity, isNew, handlers } = props
  const [short, title] = [definition.short(record), definition.title(record)]
  const failure = failureOf(definition, activity)
  const way = nextLink(activity)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its title is the button for keys
    <article
      aria-label={title}
      aria-busy={activity?.busy !== undefined}
      data-quiet={definition.card.isQuiet}
      data-new={isNew || undefined}
      onClick={({ target }) => opensRecord(target) && handlers.open(record)}
    >
      <header>
        {definition.card.head(record)}
        {hasRowMenu({ definition, context }) && (
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={`More actions ${short}`}
            onClick={(event) => handlers.more(record, event.currentTarget)}
          >
            <Ellipsis aria-hidden />
          </button>
        )}
      </header>
      <button type="button" className="title" onClick={() => handlers.open(record)}>
        {title}
      </button>
      {definition.card.who && <p>{definition.card.who(record)}</p>}
      {definition.card.lines(record, context).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failure !== null && (
        <p className="failure" role="alert">
          <span>{failure}</span>{' '}
          <button type="button" onClick={() => handlers[way.act](record)} aria-label={`${way.label} ${short}`}>
            {way.label}
          </button>
        </p>
      )}
      {activity?.waiting && <p className="waiting">Waiting for network</p>}
      {activity?.busy ? (
        <footer role="status">{definition.actions.find(({ id }) => id === activity.busy)?.busyLabel}</footer>
      ) : (
        <NextSteps {...props} />
      )}
    </article>
  )
}
const RecordCard = memo(Card) as typeof Card

/** Only steps that the role may take, because a phone has no room for reasons. */
const NextSteps = <R extends { id: number }>({ definition, context, record, handlers }: CardProps<R>) => {
  const steps = definition.card
    .steps(record)
    .flatMap((step) => definition.actions.filter(({ id }) => id === step))
    .filter((action) => refusalOf(definition, action, record, context, undefined) === null)
  if (steps.length === 0) return null
  return (
    <footer>
      {steps.map((action) => (
        <button
          key={action.id}
          type="button"
          onClick={() => handlers.act(action.id, record)}
          aria-label={`${action.label.replace('…', '')} ${definition.short(record)}`}
        >
          {action.label}
        </button>
      ))}
    </footer>
  )
}

const cardsCss: SystemStyleObject = {
  '& ul': { position: 'relative', listStyle: 'none' },
  '& ul[data-lanes]': { me: '-2' },
  '& li': { position: 'absolute', top: 0, pb: '2' },
  '& ul[data-lanes] li': { pe: '2' },
  '& article': {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    p: '3',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    cursor: 'pointer',
  },
  '& article[data-new]': NEW_RECORD_CSS,
  '& header': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'xs', color: 'fg.muted' },
  '& header .gw-status': { ms: 'auto' },
  // The longest of them wraps to two lines on a narrow phone.
  '& header .gw-badge, & header .gw-status': { whiteSpace: 'normal' },
  '& .number': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  '& .title': {
    textAlign: 'start',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    minH: '24px',
    // Two lines; the record's page has the full text.
    maxH: '2lh',
    overflow: 'hidden',
  },
  '& p': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere', minW: '0' },
  '& .waiting': { color: 'warning.fg', fontSize: 'sm', fontWeight: 'medium' },
  '& .failure': { color: 'danger.fg', bg: 'danger.subtle', borderRadius: 'sm', px: '2', py: '1' },
  '& .failure button': { textDecoration: 'underline', fontWeight: 'medium', minH: '24px' },
  '& header button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '0 0 44px',
    height: '44px',
    my: '-3',
    me: '-3',
    color: 'fg',
    cursor: 'pointer',
  },
  '& header svg': { width: '20px', height: '20px' },
  '& footer': { display: 'flex', gap: '2', mt: '1.5' },
  '& footer button': {
    flex: '1 1 auto',
    minHeight: '44px',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& article:not([data-quiet]) footer button:first-of-type': {
    flexGrow: 2,
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderColor: 'accent.solid',
  },
}
