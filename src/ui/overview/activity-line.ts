import { defaultParseSearch } from '@tanstack/react-router'
import { PAGES, type Page } from '@/domain/page/pages'
import { capitalized } from '@/domain/text/wording'
import { type Address, addressOf } from '@/ui/kit/actions/address'
import { typeInWords } from '@/ui/kit/records/page/fact-list'
import type { ActivityFact } from './types'

export type RecordLink = { to: Address; search?: Record<string, unknown> }

/** Every dashboard path starts with the overview's, which must not grant access to the others. */
const isBelow = (path: string, page: Pick<Page, 'path'>): boolean =>
  page.path !== PAGES.overview.path && path.startsWith(`${page.path}/`)

export const recordLink = (address: string | null, pages: readonly Pick<Page, 'path'>[]): RecordLink | null => {
  const [path = '', query = ''] = address?.split('?') ?? []
  if (!pages.some((page) => page.path === path || isBelow(path, page))) return null
  const to = addressOf(path)
  return query === '' ? { to } : { to, search: defaultParseSearch(query) }
}

/** Notes that only make sense in a record's own history; elsewhere the record's kind is added. */
const BARE = ['Created', 'Added', 'Deleted']

const withKind = (kind: string, note: string): string => {
  if (!BARE.includes(note)) return note
  if (kind === 'client' && note === 'Created') return 'New client added'
  return `${capitalized(kind)} ${kind === 'property' && note === 'Created' ? 'added' : note.toLowerCase()}`
}

const UNDONE = 'Undone: '

/** The fact's note, else its type in words (`user.signed_in`: "Signed in"). */
export const happened = ({ note, type }: Pick<ActivityFact, 'note' | 'type'>): string => {
  if (!note) return typeInWords(type)
  const [kind = ''] = type.split('.')
  return note.startsWith(UNDONE) ? `Undid “${withKind(kind, note.slice(UNDONE.length))}”` : withKind(kind, note)
}

/** True when the text already names the record. */
export const namesItsRecord = (fact: Pick<ActivityFact, 'note' | 'type' | 'subject'>): boolean =>
  happened(fact).includes(fact.subject)
