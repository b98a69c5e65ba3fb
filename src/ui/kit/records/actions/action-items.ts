import type { MenuItem } from '@/ui/kit/actions/menu'
import { type RecordContext, type Records, refusalOf } from './definition'

export type ActionsOf<R, C extends string = string> = {
  definition: Pick<Records<R, C>, 'actions' | 'over' | 'blockedReason'>
  context: RecordContext
  record: R
  busy: string | undefined
  act: (what: C, records: readonly R[]) => void
}

const offeredItems = <R, C extends string>({ definition, context, record, busy, act }: ActionsOf<R, C>) =>
  definition.actions
    .filter(({ offered, needs }) => needs === undefined && (offered?.(context.actor) ?? true))
    .map((action) => {
      const item: MenuItem & { id: C } = {
        id: action.id,
        label: action.label,
        ...(action.tone ? { tone: action.tone, separated: true } : {}),
        disabledReason: refusalOf(definition, action, record, context, busy),
        onSelect: () => act(action.id, [record]),
      }
      return { action, item }
    })

/** True if the user can act on such records at all, one by one or in bulk. */
export const mayAct = <R, C extends string>({
  definition,
  context,
}: {
  definition: Pick<Records<R, C>, 'actions'>
  context: RecordContext
}): boolean => definition.actions.some(({ offered }) => offered?.(context.actor) ?? true)

export const hasRowMenu = <R, C extends string>({
  definition,
  context,
}: Pick<ActionsOf<R, C>, 'definition' | 'context'>): boolean =>
  definition.actions.some(({ offered, needs }) => needs === undefined && (offered?.(context.actor) ?? true))

export const rowMenu = <R, C extends string>(of: ActionsOf<R, C>): MenuItem[] =>
  gathered(of, offeredItems(of)).map(withLine)

type Offered<R, C extends string> = ReturnType<typeof offeredItems<R, C>>

/** The label without its ellipsis: `Complete`. */
export const bare = ({ label }: Pick<MenuItem, 'label'>): string => label.replace('…', '')

/**
 * The available actions, then one line for all unavailable ones, because no one reads many reasons in a row. A single one keeps its own
 * entry, and so do those without a common reason.
 */
const gathered = <R, C extends string>(of: ActionsOf<R, C>, offered: Offered<R, C>): MenuItem[] => {
  const { definition, context, record, busy } = of
  const isOff = ({ item }: Offered<R, C>[number]) => item.disabledReason !== null
  const visible = offered.filter((each) => !isOff(each) || !each.action.passed?.(record))
  const off = visible.filter(isOff).map(({ item }) => item)
  const reason = busy === undefined ? definition.blockedReason?.(record, context.actor) : off[0]?.disabledReason
  if (off.length < 2 || !reason || !definition.blockedReason) return visible.map(({ item }) => item)
  const isOver = (definition.over?.(record) ?? null) !== null
  return [
    ...visible.filter((each) => !isOff(each)).map(({ item }) => item),
    {
      id: 'not-now',
      label: isOver ? 'Other steps' : `Not now: ${off.map(bare).join(', ')}`,
      disabledReason: reason,
      separated: true,
      onSelect: () => undefined,
    },
  ]
}

/** The first item has no separator. */
const withLine = (item: MenuItem, place: number): MenuItem => (place === 0 ? { ...item, separated: false } : item)

/** Runs the action of a key; returns the reason if none is available. */
export const actByKey = <R, C extends string>(of: ActionsOf<R, C>, key: string): string | null => {
  const items = offeredItems(of)
    .filter(({ action }) => action.key === key)
    .map(({ item }) => item)
  const possible = items.find(({ disabledReason }) => !disabledReason)
  possible?.onSelect()
  return possible ? null : (items[0]?.disabledReason ?? null)
}

export const menuItemsOf = <R, C extends string>(of: ActionsOf<R, C>, id: C): MenuItem[] =>
  offeredItems(of)
    .filter(({ action }) => action.id === id)
    .map(({ item }) => item)

/**
 * The actions of a record's page. The next step is a button even while unavailable, the others only while available; the rest is in the
 * menu with reasons, unless nothing in it is possible. A finished record keeps only what is still possible. Finished and quiet records have
 * no prominent button unless there is a next step.
 */
export const pageActions = <R, C extends string>(of: ActionsOf<R, C> & { definition: Pick<Records<R, C>, 'card'> }) => {
  const { definition, context, record } = of
  const [next = null] = definition.card.steps(record)
  const isOver = (definition.over?.(record) ?? null) !== null
  const all = offeredItems(of).filter(({ action }) => action.page !== 'none')
  const [buttons, menu]: [typeof all, typeof all] = [[], []]
  for (const each of all) {
    const { id, page } = each.action
    const isOpen = each.item.disabledReason === null || id === next || page === 'always'
    if (page !== 'menu' && isOpen) buttons.push(each)
    else if (!isOver || each.action.judge(record, context).ok) menu.push(each)
  }
  // A running action disables all others briefly, but doesn't remove the menu.
  const opens = menu.some(({ action }) => action.judge(record, context).ok)
  const refusedFirst = [...menu.filter(({ action }) => !action.page), ...menu.filter(({ action }) => action.page)]
  return {
    buttons: buttons.map(({ item }, place) => ({
      ...item,
      isMain: next === null ? place === 0 && !isOver && !definition.card.isQuiet : item.id === next,
    })),
    further: opens ? gathered(of, refusedFirst).map(withLine) : [],
  }
}

/**
 * The leading button of a row, which is the next step or the first available action, and those shown on hover. Unavailable actions get no
 * button; the menu has the reason.
 */
export const rowButtons = <R, C extends string>({
  definition,
  context,
  record,
}: Pick<ActionsOf<R, C>, 'context' | 'record'> & { definition: Pick<Records<R, C>, 'actions' | 'card'> }) => {
  const [next] = definition.card.steps(record)
  const possible = definition.actions.filter(
    ({ icon, offered, judge }) => icon && (offered?.(context.actor) ?? true) && judge(record, context).ok,
  )
  const leading = possible.filter(({ aside }) => !aside)
  return {
    lead: leading.find(({ id }) => id === next) ?? leading[0] ?? null,
    asides: possible.filter(({ aside }) => aside),
  }
}
