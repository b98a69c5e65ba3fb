import { defaultParseSearch } from '@tanstack/react-router'
import { PAGES, type Page } from '@/domain/page/pages'
import { capitalized } from '@/domain/text/wording'
import { type Address, addressOf } from '@/ui/kit/actions/address'
import { typeInWords } from '@/ui/kit/records/page/fact-list'
import type { ActivityFact } from './types'

/** Where a record can be looked at. */
export type RecordLink = { to: Address; search?: Record<string, unknown> }

/** Everything in the dashboard is below the overview, which lends its right to no one. */
const isBelow = (path: string, page: Pick<Page, 'path'>): boolean =>
  page.path !== PAGES.overview.path && path.startsWith(`${page.path}/`)

/** The way to the page that shows a record, as the back end names it: `/dashboard/jobs?job=17`. Null where this person has no such page. */
export const recordLink = (address: string | null, pages: readonly Pick<Page, 'path'>[]): RecordLink | null => {
  const [path = '', query = ''] = address?.split('?') ?? []
  if (!pages.some((page) => page.path === path || isBelow(path, page))) return null
  const to = addressOf(path)
  return query === '' ? { to } : { to, search: defaultParseSearch(query) }
}

/** Notes that say in a record's own history all there is to say; among those of other records it takes the kind. */
const BARE = ['Created', 'Added', 'Deleted']

const withKind = (kind: string, note: string): string => {
  if (!BARE.includes(note)) return note
  if (kind === 'client' && note === 'Created') return 'New client added'
  return `${capitalized(kind)} ${kind === 'property' && note === 'Created' ? 'added' : note.toLowerCase()}`
}

const UNDONE = 'Undone: '

/** What happened, in words: the fact's own note, else its type read out (`user.signed_in`: "Signed in"). */
export const happened = ({ note, type }: Pick<ActivityFact, 'note' | 'type'>): string => {
  if (!note) return typeInWords(type)
  const [kind = ''] = type.split('.')
  return note.startsWith(UNDONE) ? `Undid “${withKind(kind, note.slice(UNDONE.length))}”` : withKind(kind, note)
}

/** Whether the words alone say which record it was, so that its name would only be said twice. */
export const namesItsRecord = (fact: Pick<ActivityFact, 'note' | 'type' | 'subject'>): boolean =>
  happened(fact).includes(fact.subject)
