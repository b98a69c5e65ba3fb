import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { capitalized, titled } from '@/domain/text/wording'
import type { Instant } from '@/domain/time/clock'
import { type Tab, Tabs } from '@/ui/kit/actions/tabs'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { NotLoaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { Drawer } from '@/ui/kit/overlays/drawer'
import { ActionNotice } from '../actions/action-notice'
import type { Records } from '../actions/definition'
import { onAdditionUndone } from '../actions/new-record'
import type { Outcome } from '../actions/run-on-many'
import { type Notice, withdrawUndoOf } from '../actions/use-record-actions'
import { type AsOf, type AsOfWords, RecordAsOf, type RecordThen } from './record-as-of'
import { type HistoryParts, type RecordFact, RecordHistory } from './record-history'
import { RecordTitleLevel } from './record-section'
import type { RecordSource } from './record-source'

export type RecordPageProps<R, Own extends string = 'details'> = {
  source: RecordSource<R>
  /** Newest first. */
  history: Pageable<RecordFact>
  asOf: AsOf
  tab: Own | 'history'
  onTab: (tab: Own | 'history') => void
  /** Called on close, and if the record is gone. */
  onClose: () => void
  onUp?: (() => void) | undefined
  now: Instant
}

type RecordFrameProps<R, Own extends string> = RecordPageProps<R, Own> & {
  as: 'drawer' | 'page'
  definition: Pick<Records<R>, 'noun' | 'name'>
  title?: string
  forbiddenHint: string
  /** False hides the history tab, unless its URL was opened. */
  hasHistory?: boolean
  heading: (record: R) => ReactNode
  tabs: (record: R) => readonly (Tab & { id: Own })[]
  words: AsOfWords['words']
  parts?: HistoryParts | undefined
  factDetail?: ((fact: RecordFact, record: R | null) => ReactNode) | undefined
  /** True by default; false for roles that can't undo such facts. */
  mayUndo?: boolean
  onUndo: (positions: number[], record: R | null) => Promise<Outcome>
  timeZone: string
  /**
   * A failed action, shown near the tabs. If the record is gone by then, it replaces them, and an unanswered delete is retried
   * automatically.
   */
  actions?: { notice: Pick<Notice, 'text' | 'detail' | 'retry'> | null; dismiss: () => void } | undefined
  children?: ReactNode
  back?: ReactNode
}

/** The frame of every record page: heading with status, tabs with the history last, past states, and fallbacks. */
export const RecordFrame = <R extends { id: number }, Own extends string>(props: RecordFrameProps<R, Own>) => {
  const { as, definition, source, heading, asOf, onClose } = props
  const title = props.title ?? `${titled(definition.noun[0])} Details`
  const past = asOf.source
  const leave = past ? () => asOf.onGo(null) : undefined
  const place = useTurning(past !== null)
  useEscape(as === 'page' ? leave : undefined)
  useCloseOnUndoneAddition(props)
  const record = source.state === 'ready' ? source.value : null
  const head = record && !past ? heading(record) : null
  const called = past?.state === 'ready' ? past.value.name : record && definition.name(record)
  const content = <div ref={place}>{past ? <Past {...props} source={past} /> : <Present {...props} />}</div>
  if (as === 'drawer')
    return (
      <Drawer
        open
        onClose={onClose}
        onEscape={leave}
        onUp={props.onUp}
        title={<Titled kind={title} name={called} />}
        description={head}
        size="lg"
      >
        {content}
      </Drawer>
    )
  return (
    <>
      {props.back && (
        <chakra.div mb="2" _print={{ display: 'none' }}>
          {props.back}
        </chakra.div>
      )}
      <PageHeader title={props.title ?? called ?? title} description={head} />
      <RecordTitleLevel value="h2">{content}</RecordTitleLevel>
    </>
  )
}

/** Switching to the past or back removes the pressed control; focus moves to the way back or the tabs. */
const useTurning = (isPast: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isPast)
  useEffect(() => {
    if (was.current === isPast) return
    was.current = isPast
    place.current?.querySelector<HTMLElement>(isPast ? 'button' : '[role="tab"][aria-selected="true"]')?.focus()
  }, [isPast])
  return place
}

/** Closes the drawer if the addition of its record is undone; the toast reports it. */
const useCloseOnUndoneAddition = <R extends { id: number }>({
  as,
  source,
  definition,
  onClose,
}: Pick<RecordFrameProps<R, never>, 'as' | 'source' | 'definition' | 'onClose'>) => {
  const lastId = useRef<number>(undefined)
  const id = source.state === 'ready' ? source.value.id : undefined
  const isLoading = source.state === 'loading'
  useEffect(() => {
    if (id !== undefined || isLoading) lastId.current = id
  }, [id, isLoading])
  const close = useEffectEvent((stream: string) => {
    if (as === 'drawer' && stream === `${definition.noun[0]}/${lastId.current}`) onClose()
  })
  useEffect(() => onAdditionUndone((stream) => close(stream)), [])
}

/** Escape on the page; inside a dialog the key belongs to the dialog. */
const useEscape = (onEscape: (() => void) | undefined) => {
  const isHeard = onEscape !== undefined
  const leave = useEffectEvent(() => onEscape?.())
  useEffect(() => {
    if (!isHeard) return
    const listen = ({ key, target }: KeyboardEvent) => {
      const isOver = target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
      if (key === 'Escape' && !isOver) leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isHeard])
}

const Titled = ({ kind, name }: { kind: string; name: string | null }) =>
  name === null ? (
    kind
  ) : (
    <>
      <chakra.span display="block" textStyle="small" fontWeight="normal" color="fg.muted">
        {kind}
      </chakra.span>{' '}
      <chakra.span display="block" textStyle="title" overflowWrap="anywhere">
        {name}
      </chakra.span>
    </>
  )

type FrameProps<R, Own extends string> = Omit<RecordFrameProps<R, Own>, 'source'>

type PastProps<R, Own extends string> = FrameProps<R, Own> & { source: RecordSource<RecordThen> }

const Past = <R, Own extends string>({ asOf, definition, words, now, timeZone, source }: PastProps<R, Own>) => (
  <RecordAsOf source={source} noun={definition.noun[0]} onBack={() => asOf.onGo(null)} {...{ words, now, timeZone }} />
)

/**
 * Retries an unanswered action that may have deleted the record, once: writes are idempotent, so the answer shows the outcome. After a
 * second failure the user decides.
 */
const useAskingAgain = (retry: (() => void) | undefined) => {
  const hasRetried = useRef(false)
  const mayAsk = retry !== undefined
  const ask = useEffectEvent(() => retry?.())
  useEffect(() => {
    if (!mayAsk || hasRetried.current) return
    hasRetried.current = true
    ask()
  }, [mayAsk])
}

const Present = <R extends { id: number }, Own extends string>(props: RecordFrameProps<R, Own>) => {
  const { source, definition, forbiddenHint } = props
  const { notice = null, dismiss } = props.actions ?? {}
  useAskingAgain(source.state === 'missing' ? notice?.retry : undefined)
  if (source.state === 'ready') return <LoadedRecord {...props} record={source.value} />
  const history = <History {...props} record={null} />
  return (
    <>
      {dismiss && <ActionNotice notice={notice} onDismiss={dismiss} />}
      <Unknown {...{ source, forbiddenHint, history }} noun={definition.noun[0]} />
    </>
  )
}

type LoadedRecordProps<R, Own extends string> = FrameProps<R, Own> & { record: R }

const LoadedRecord = <R extends { id: number }, Own extends string>(props: LoadedRecordProps<R, Own>) => {
  const { record, definition, tab, onTab, hasHistory = true, children } = props
  const all: readonly (Tab & { id: Own | 'history' })[] = [
    ...props.tabs(record),
    { id: 'history', label: 'History', panel: <History {...props} /> },
  ]
  const tabs = hasHistory || tab === 'history' ? all : all.filter(({ id }) => id !== 'history')
  const choose = (id: string) => {
    const chosen = tabs.find((other) => other.id === id)
    if (chosen) onTab(chosen.id)
  }
  return (
    <>
      <Tabs label={capitalized(definition.noun[0])} value={tab} onChange={choose} tabs={tabs} />
      {children}
    </>
  )
}

const History = <R extends { id: number }, Own extends string>({
  definition,
  record,
  onUndo,
  factDetail,
  ...shown
}: Omit<LoadedRecordProps<R, Own>, 'record'> & { record: R | null }) => (
  <RecordHistory
    {...shown}
    noun={definition.noun[0]}
    detail={factDetail && ((fact) => factDetail(fact, record))}
    onUndo={async (positions) => {
      const outcome = await onUndo(positions, record)
      // Pending undo offers in toasts are either covered by it or refused because of it.
      if (outcome.ok && record) withdrawUndoOf(definition, record.id)
      return outcome
    }}
  />
)

type UnknownProps<R> = {
  source: Exclude<RecordSource<R>, { state: 'ready' }>
  noun: string
  forbiddenHint: string
  history: ReactNode
}

const Unknown = <R,>({ source, noun, forbiddenHint, history }: UnknownProps<R>) => {
  switch (source.state) {
    case 'loading':
      return <SkeletonLines count={12} label={`Loading the ${noun}…`} />
    case 'missing':
      return (
        <EmptyState
          kind="no-match"
          title={`This ${noun} does not exist.`}
          hint="It may have been deleted, or the link is wrong."
        />
      )
    case 'forbidden':
      return (
        <EmptyState
          kind="no-permission"
          title={`You don't have permission to see this ${noun}.`}
          hint={forbiddenHint}
        />
      )
    case 'offline':
      return (
        <EmptyState
          kind="failed"
          title="You appear to be offline."
          hint={`The ${noun} can be shown when the connection is back.`}
          onRetry={source.retry}
        />
      )
    case 'damaged':
      return (
        <>
          <EmptyState
            kind="failed"
            title={`This ${noun} is damaged.`}
            hint="It can't be shown as it is. Undo its latest change to get it back."
          />
          {history}
        </>
      )
    case 'failed':
      return <NotLoaded title={`Failed to load the ${noun}. Please try again.`} {...source} />
  }
}

type RecordHeadingProps = {
  children: ReactNode
  busy?: string | undefined
}

export const RecordHeading = ({ children, busy }: RecordHeadingProps) => (
  <chakra.span
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    mt="1"
    textStyle="small"
    css={{ '& > *': { overflowWrap: 'anywhere' } }}
  >
    {children}
    {busy && <span role="status">{busy}</span>}
  </chakra.span>
)
