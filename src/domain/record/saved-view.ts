import * as v from 'valibot'
import { PAGES, type PageKey } from '../page/pages'
import { exactText, id, LONGEST } from '../text/field'
import { isSameName } from '../text/same-name'
import { filledText } from '../text/typed-text'

const LONGEST_NAME = 60

/** The most views that someone keeps of one list. */
export const MOST_VIEWS = 50

export const TOO_MANY_VIEWS = `You have ${MOST_VIEWS} views of this list, which is the most. Delete one first.`
export const NAME_TAKEN = 'You already have a view with this name.'

/** What a view is called: 1 to 60 characters. */
export const viewName = filledText(LONGEST_NAME, 'Name the view')

/** The list that a view is of, by its page. */
export const viewArea = v.picklist(Object.keys(PAGES) as PageKey[], 'There is no such list')

/** What a view shows: search, filters, order and columns, as the address of the list has them (`status=scheduled&sort=-date`). */
export const viewQuery = exactText(LONGEST.url)

export const savedViewSchema = v.object({
  id,
  business_id: id,
  user_id: id,
  area: viewArea,
  name: viewName,
  query: viewQuery,
})
/** A way of seeing a list that someone keeps under a name. It is theirs alone. */
export type SavedView = v.InferOutput<typeof savedViewSchema>

type Named = { id: number; name: string }

/** Whether another of these views has the name; a capital letter makes no other name of it. */
export const isNameTaken = (name: string, views: readonly Named[], self: number | null = null): boolean =>
  views.some((view) => view.id !== self && isSameName(view.name, name))
