import type { MenuItem } from '@/ui/kit/menu'
import { type RecordContext, type Records, refusalOf } from './definition'

/** A record, who looks at it, and what can be done with it. */
export type ActionsOf<R, C extends string = string> = {
  definition: Pick<Records<R, C>, 'actions'>
  context: RecordContext
  record: R
  /** The action that is under way on it. */
  busy: string | undefined
  act: (what: C, records: readonly R[]) => void
}

/** Every action that this person is offered, with its words and why it is off. */
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

/** Whether a row's menu of further actions has anything for this person. */
export const hasRowMenu = <R, C extends string>(
  { definition, context }: Pick<ActionsOf<R, C>, 'definition' | 'context'>,
  phone: boolean,
): boolean =>
  definition.actions.some(
    ({ icon, offered, needs }) => needs === undefined && (phone || !icon) && (offered?.(context.actor) ?? true),
  )

/** A row's further actions; those that can't be carried out say why. A phone's card keeps all of them here. */
export const rowMenu = <R, C extends string>(of: ActionsOf<R, C>, phone: boolean): MenuItem[] =>
  offeredItems(of)
    .filter(({ action }) => phone || !action.icon)
    .map(({ item }, place) => withLine(item, place))

/** Nothing is to be set apart at the top of a menu. */
const withLine = (item: MenuItem, place: number): MenuItem => (place === 0 ? { ...item, separated: false } : item)

/** One action as an entry of any menu; none where this person is not offered it. */
export const menuItemsOf = <R, C extends string>(of: ActionsOf<R, C>, id: C): MenuItem[] =>
  offeredItems(of)
    .filter(({ action }) => action.id === id)
    .map(({ item }) => item)

/**
 * What a record's page offers. The step that comes next is a button even while it is off, the others are buttons while they are open; all
 * else is in the menu with the reason why not. A record that is over keeps only what is still possible.
 */
export const pageActions = <R, C extends string>(
  of: ActionsOf<R, C> & { definition: Pick<Records<R, C>, 'actions' | 'card' | 'over'> },
) => {
  const { definition, context, record } = of
  const [next = null] = definition.card.steps(record)
  const isOver = (definition.over?.(record) ?? null) !== null
  const all = offeredItems(of).filter(({ action }) => action.page !== 'none')
  const [buttons, menu]: [typeof all, typeof all] = [[], []]
  for (const each of all) {
    const isOpen = each.item.disabledReason === null || each.action.id === next
    if (each.action.page !== 'menu' && isOpen) buttons.push(each)
    else if (!isOver || each.action.judge(record, context).ok) menu.push(each)
  }
  const refusedFirst = [...menu.filter(({ action }) => !action.page), ...menu.filter(({ action }) => action.page)]
  return {
    buttons: buttons.map(({ item }, place) => ({ ...item, isMain: next === null ? place === 0 : item.id === next })),
    further: refusedFirst.map(({ item }, place) => withLine(item, place)),
  }
}
