import * as v from 'valibot'
import { PAGES, type PageKey } from '../page/pages'
import { exactText, id, LONGEST } from '../text/field'
import { isSameName } from '../text/same-name'
import { filledText } from '../text/typed-text'

const LONGEST_NAME = 60

export const MOST_VIEWS = 50

export const TOO_MANY_VIEWS = `You have ${MOST_VIEWS} views of this list, which is the most. Delete one first.`
export const NAME_TAKEN = 'You already have a view with this name.'

/** 1 to 60 characters. */
export const viewName = filledText(LONGEST_NAME, 'Name the view')

export const viewArea = v.picklist(Object.keys(PAGES) as PageKey[], 'There is no such list')

/** Search, filters, order and columns, as in the list's address (`status=scheduled&sort=-date`). */
export const viewQuery = exactText(LONGEST.url)

export const savedViewSchema = v.object({
  id,
  business_id: id,
  user_id: id,
  area: viewArea,
  name: viewName,
  query: viewQuery,
})
/** A named list view, private to its owner. */
export type SavedView = v.InferOutput<typeof savedViewSchema>

type Named = { id: number; name: string }

/** Ignores case. */
export const isNameTaken = (name: string, views: readonly Named[], self: number | null = null): boolean =>
  views.some((view) => view.id !== self && isSameName(view.name, name))
