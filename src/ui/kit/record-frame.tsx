import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { capitalized } from '@/domain/wording'
import { Drawer } from './drawer'
import { EmptyState } from './empty-state'
import { PageHeader } from './page-header'
import { type AsOf, type AsOfWords, RecordAsOf } from './record-as-of'
import type { RecordSource } from './record-source'
import { SkeletonLines } from './skeleton'
import { type Tab, Tabs } from './tabs'

type RecordFrameProps<T> = {
  /** Beside the list that it was opened from, or a page of its own. */
  as: 'drawer' | 'page'
  /** "Job Details" */
  title: string
  /** What it is in the middle of a sentence: "job". */
  noun: string
  /** What the role does see, for those who may not see this one. */
  forbiddenHint: string
  source: RecordSource<T>
  /** Which one it is: "JOB-1017 Spring cleanup" */
  name: (record: T) => string
  /** How it is; usually a `RecordHeading`. */
  heading: (record: T) => ReactNode
  tabs: (record: T) => readonly Tab[]
  tab: string
  onTab: (tab: string) => void
  /** Beside the tabs: dialogs. */
  children?: (record: T) => ReactNode
  /** The record as it was, shown in place of the tabs while there is a source. */
  asOf: AsOf & AsOfWords
  /** On a page of its own, the way back to the list. */
  back?: ReactNode
  onClose: () => void
}

/** The one frame of a record's page: heading with status, tabs, and what is shown while the record can't be. */
export const RecordFrame = <T,>(props: RecordFrameProps<T>) => {
  const { as, title, noun, source, name, heading, asOf, onClose } = props
  const past = asOf.source
  const leave = past ? () => asOf.onGo(null) : undefined
  const place = useTurning(past !== null)
  useEscape(as === 'page' ? leave : undefined)
  const head = source.state === 'ready' && !past ? heading(source.value) : null
  const called = past?.state === 'ready' ? past.value.name : source.state === 'ready' ? name(source.value) : null
  const content = (
    <div ref={place}>
      {past && <RecordAsOf {...asOf} noun={noun} source={past} onBack={() => asOf.onGo(null)} />}
      {!past && source.state === 'ready' && <Known {...props} record={source.value} />}
      {!past && source.state !== 'ready' && <Unknown {...props} source={source} />}
    </div>
  )
  if (as === 'drawer')
    return (
      <Drawer
        open
        onClose={onClose}
        onEscape={leave}
        title={<Titled kind={title} name={called} />}
        description={head}
        size="lg"
      >
        {content}
      </Drawer>
    )
  return (
    <>
      {props.back && <chakra.div mb="2">{props.back}</chakra.div>}
      <PageHeader title={called ?? title} description={head} />
      {content}
    </>
  )
}

/** When a page turns to the past or back, what was pressed is gone: the focus goes to the way back, or to the tabs. */
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

/** Escape on a page; in a dialog over it, the key is the dialog's. */
const useEscape = (onEscape: (() => void) | undefined) => {
  useEffect(() => {
    if (!onEscape) return
    const listen = ({ key, target }: KeyboardEvent) => {
      const isOver = target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
      if (key === 'Escape' && !isOver) onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onEscape])
}

/** The name stands out; what kind of thing it names is said above it. */
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

const Known = <T,>({ record, noun, tabs, tab, onTab, children }: RecordFrameProps<T> & { record: T }) => (
  <>
    <Tabs label={capitalized(noun)} value={tab} onChange={onTab} tabs={tabs(record)} />
    {children?.(record)}
  </>
)

type UnknownProps<T> = Pick<RecordFrameProps<T>, 'noun' | 'forbiddenHint'> & {
  source: Exclude<RecordSource<T>, { state: 'ready' }>
}

const Unknown = <T,>({ source, noun, forbiddenHint }: UnknownProps<T>) => {
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
          title="You are offline."
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
          {source.history}
        </>
      )
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          title={`Failed to load the ${noun}. Please try again.`}
          hint={source.failure.message}
          onRetry={source.retry}
        />
      )
  }
}

type RecordHeadingProps = {
  /** What is known of it at a glance: status, tags. */
  children: ReactNode
  /** What is being done with it: "Starting…" */
  busy?: string | undefined
}

/** A record's status under its name. */
export const RecordHeading = ({ children, busy }: RecordHeadingProps) => (
  <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="1" textStyle="small">
    {children}
    {busy && <span role="status">{busy}</span>}
  </chakra.span>
)
