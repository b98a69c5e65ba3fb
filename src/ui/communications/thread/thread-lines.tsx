import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ThreadLine } from '@/domain/messaging/views'
import { useIsPrinting } from '@/ui/kit/layout/printing'
import type { ScreenMoment, WholeThread } from '../types'
import { threadCss } from './thread-css'
import { dayWords, type ThreadItem, threadItems } from './thread-items'
import { type LineHandlers, ThreadLineView } from './thread-line'
import { NEAR_END, useStayAtEnd } from './use-stay-at-end'

type Props = LineHandlers &
  ScreenMoment & {
    thread: WholeThread
    /** The message that a search found; it is scrolled to. */
    found: number | null
    below: ((line: ThreadLine) => ReactNode) | null
  }

/** In px; earlier lines load before the oldest comes into view. */
const NEAR_TOP = 600

/** Opens at the newest line; earlier pages appear above without moving what is read. */
export const ThreadLines = ({ thread, found, below, actor, now, today, clock, ...handlers }: Props) => {
  const { lines, newest, onEarlier, loadingEarlier } = thread
  const scroller = useRef<HTMLDivElement>(null)
  const printing = useIsPrinting()
  const items = useMemo(() => threadItems(lines, actor.time_zone), [lines, actor.time_zone])
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'day' ? 42 : 76),
    initialRect: { width: 0, height: window.innerHeight },
    initialOffset: () => items.length * 80,
    getItemKey: (index) => items[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    paddingStart: 8,
    paddingEnd: 8,
    overscan: 8,
    useFlushSync: false,
  })
  const end = useStayAtEnd(scroller, found === null)
  const loadEarlier = useEffectEvent(() => {
    const isAbove = !end.isPinned() && (scroller.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP
    if (isAbove && !loadingEarlier) onEarlier?.()
  })
  const foundAt =
    found === null ? -1 : items.findIndex((item) => item.kind === 'line' && item.line.message?.id === found)
  useEffect(() => {
    if (foundAt >= 0) virtual.scrollToIndex(foundAt, { align: 'center' })
    else if (found !== null && !loadingEarlier) onEarlier?.()
  }, [found, foundAt, loadingEarlier, onEarlier, virtual])
  const { name, client_id } = newest.conversation
  const shared = { name: client_id === null ? displayAddress(name) : name, now, timeZone: actor.time_zone, clock }
  const view = (item: ThreadItem) =>
    item.kind === 'day' ? (
      <h3 className="day">{dayWords(item.day, today)}</h3>
    ) : (
      <>
        <ThreadLineView line={item.line} follows={item.follows} {...shared} {...handlers} />
        {below?.(item.line)}
      </>
    )
  return (
    <chakra.div
      ref={scroller}
      role="log"
      aria-label="Conversation"
      aria-live="off"
      tabIndex={-1}
      css={threadCss}
      {...end.handlers}
      onScroll={() => {
        end.handlers.onScroll()
        loadEarlier()
      }}
    >
      {loadingEarlier && (
        <p className="earlier" role="status">
          Loading earlier messages…
        </p>
      )}
      {printing ? (
        <ul className="rows">
          {items.map((item) => (
            <li key={item.key} className="row">
              {view(item)}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="rows" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index]
            return (
              item && (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  data-found={index === foundAt || undefined}
                  className="row"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {view(item)}
                </li>
              )
            )
          })}
        </ul>
      )}
    </chakra.div>
  )
}
