import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { numberText } from '@/domain/money/number-text'
import { Button } from '@/ui/kit/actions/button'
import { LazyAnchoredMenu } from '@/ui/kit/actions/menu'
import { useKeys } from '@/ui/kit/behavior/keys'
import { type LazyPart, lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Failed } from '@/ui/kit/feedback/loadable'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { rowMenu } from '../actions/action-items'
import { ActionNotice } from '../actions/action-notice'
import type { BulkBar } from '../actions/bulk-bar'
import type { FilterValues, ListQuery, Records } from '../actions/definition'
import { noticeOutsideRows } from '../actions/use-record-actions'
import { DamagedNotice, type DamagedNoticeProps } from '../page/damaged-notice'
import type { OfList } from './filters'
import type { RecordCards } from './record-cards'
import type { RecordTable, RowHandlers } from './record-table'
import { RecordToolbar } from './toolbar'

/** Loads with the first selection. */
const LazyBulkBar = lazyPart({
  name: 'The actions',
  load: async () => (await import('../actions/bulk-bar')).BulkBar,
}) as typeof BulkBar

/** Cards are for phones, the table for everything else: each loads in parallel with the records. */
const LazyRecordCards = lazyPart({
  name: 'The list',
  load: async () => (await import('./record-cards')).RecordCards,
  loading: <SkeletonRows count={10} label="Loading the list…" />,
}) as LazyPart<object> & typeof RecordCards

const LazyRecordTable = lazyPart({
  name: 'The list',
  load: async () => (await import('./record-table')).RecordTable,
  loading: <SkeletonRows count={10} label="Loading the list…" />,
}) as LazyPart<object> & typeof RecordTable

export const preloadRows = (asCards: boolean): Promise<unknown> =>
  (asCards ? LazyRecordCards : LazyRecordTable).preload()

export type RecordsPanelProps<R extends { id: number }> = OfList<R> & {
  nothingYet: { title?: string; hint: string; action: ReactNode }
  /** The empty state without matches, if the requirements specify it. */
  noMatch?: { title: string; hint: string }
  /** The failure text, if the requirements specify it, or a replacement. */
  failed?: string | ((failed: Failed) => ReactNode)
  controls?: ReactNode
  /** An alternative to table and cards; `loading` defaults to skeleton rows. */
  instead?: { shows: number; isShown: (id: number) => boolean; loading?: ReactNode; content: ReactNode } | null
  damaged?: Omit<DamagedNoticeProps, 'noun'>
}

/**
 * A list with toolbar, failures, records and bulk actions. On wide screens it fills its column and the table scrolls; on phones the page
 * scrolls. Escape clears the selection.
 */
export const RecordsPanel = <R extends { id: number }>(props: RecordsPanelProps<R>) => {
  const { list, controls, instead = null, damaged } = props
  const { actions, shown, cards, selected } = list
  const isShown = instead ? instead.isShown : (id: number) => shown.some((record) => record.id === id)
  useEffect(() => void preloadRows(cards).catch(() => undefined), [cards])
  const inBulk = selected.length > 0 && instead === null && !cards
  useKeys({ Escape: inBulk ? list.clearSelection : undefined })
  const notice = noticeOutsideRows(actions.notices, isShown, actions.activity)
  return (
    <chakra.div display="flex" _print={{ display: 'block' }} flexDirection="column" flex="1 0 0px" gap="3" minW="0">
      <style>{LANDSCAPE}</style>
      <RecordToolbar list={list} controls={controls} asTable={instead === null} />
      {notice && <ActionNotice notice={notice} about={notice.about} onDismiss={() => actions.dismiss(notice)} />}
      {damaged && damaged.records.length > 0 && <DamagedNotice noun={list.definition.noun} {...damaged} />}
      <Content {...props} />
      {inBulk && <LazyBulkBar list={list} />}
    </chakra.div>
  )
}

/** The matching records that are hidden only by default; 0 once the filters decide it. */
export const countHidden = <R,>(
  { narrow, hiddenByDefault }: Pick<Records<R>, 'narrow' | 'hiddenByDefault'>,
  records: readonly R[],
  query: ListQuery<FilterValues>,
): number => {
  if (!hiddenByDefault || Object.keys(hiddenByDefault.show).some((filter) => query[filter])) return 0
  return narrow(records, { ...query, ...hiddenByDefault.show }).length
}

/** Lists, boards and days are wider than tall. */
const LANDSCAPE = '@page { size: landscape; margin: 0.4in }'

const Content = <R extends { id: number }>(props: RecordsPanelProps<R>) => {
  const { list, nothingYet, noMatch, failed, instead = null } = props
  const { records, definition } = list
  const [, many] = definition.noun
  if (records.state === 'loading')
    return (
      instead?.loading ?? (
        <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
          <SkeletonRows count={10} label={`Loading ${many}…`} />
        </chakra.div>
      )
    )
  if (records.state === 'failed' && records.failure.status === 403)
    return (
      <EmptyState
        kind="no-permission"
        title={`You don't have permission to see ${many}.`}
        hint={records.failure.message}
      />
    )
  if (records.state === 'failed')
    return typeof failed === 'function' ? (
      failed(records)
    ) : (
      <Banner kind="warning" detail={records.failure.message} onRetry={records.retry}>
        {failed ?? `Failed to load ${many}. Please try again.`}
      </Banner>
    )
  if (records.value.length === 0) return <EmptyState kind="nothing-yet" title={`No ${many} yet`} {...nothingYet} />
  if ((instead ? instead.shows : list.shown.length) === 0) return <NoMatch list={list} words={noMatch} />
  return instead ? instead.content : <Rows list={list} />
}

type NoMatchProps<R extends { id: number }> = OfList<R> & { words: RecordsPanelProps<R>['noMatch'] }

const NoMatch = <R extends { id: number }>({ list, words }: NoMatchProps<R>) => {
  const { hiddenByDefault, noun } = list.definition
  const count = countHidden(list.definition, list.inOrder, list.values)
  const matches = `${numberText(count)} ${hiddenByDefault?.kind} ${count === 1 ? `${noun[0]} matches` : `${noun[1]} match`}.`
  return (
    <EmptyState
      kind="no-match"
      title={words?.title ?? `No ${noun[1]} found matching your criteria.`}
      hint={words?.hint ?? (list.narrowed === 0 ? hiddenByDefault?.hint : count > 0 && matches)}
      action={
        <>
          {hiddenByDefault && count > 0 && (
            <Button variant="outline" onClick={() => list.onPlace(hiddenByDefault.show)}>
              {hiddenByDefault.label}
            </Button>
          )}
          {list.narrowed > 0 && (
            <Button variant="outline" onClick={list.clear}>
              Clear filters
            </Button>
          )}
        </>
      }
    />
  )
}

/** As tall as its content, up to the remaining height; scrolls beyond that. */
const Room = chakra('div', {
  base: {
    flex: '1 1 0px',
    minH: '18rem',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    _print: { display: 'block' },
  },
})

const Rows = <R extends { id: number }>({ list }: OfList<R>) => {
  const { definition, context, shown, columns, actions, cards } = list
  const { activity } = actions
  const [menu, setMenu] = useState<{ record: R; anchor: HTMLElement } | null>(null)
  usePreload(LazyAnchoredMenu)
  const handlers = useStableHandlers<RowHandlers<R>>({
    open: (record) => list.onOpen(record.id),
    act: (what, record) => actions.act(what, [record]),
    retry: actions.retry,
    forget: actions.forget,
    more: (record, anchor) => setMenu({ record, anchor }),
  })
  // Stable handlers: typing in the search or a new URL doesn't render unchanged rows.
  const { toggleSort } = useStableHandlers({ toggleSort: list.toggleSort })
  const shared = { definition, context, records: shown, activity, handlers }
  return (
    <>
      {cards ? (
        <LazyRecordCards {...shared} />
      ) : (
        <Room>
          <LazyRecordTable
            {...shared}
            columns={columns}
            sort={list.sort}
            onToggleSort={toggleSort}
            selection={list.selection}
            onSelection={list.setPicked}
          />
        </Room>
      )}
      {menu && (
        <LazyAnchoredMenu
          anchor={menu.anchor}
          label={`Actions for ${definition.short(menu.record)}`}
          items={[
            // Some kinds have their own label for it.
            ...(definition.actions.some(({ id }) => id === 'view')
              ? []
              : [{ id: 'open', label: 'Details', onSelect: () => handlers.open(menu.record) }]),
            ...rowMenu({
              definition,
              context,
              record: menu.record,
              busy: activity.get(menu.record.id)?.busy,
              act: actions.act,
            }),
          ]}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}
