import type { MessageLink } from '@/domain/messaging/conversation'
import type { Change } from '@/domain/record/fact'
import { removed } from '../core/log/changes'
import type { Reader } from '../core/log/rows'

type Named = { table: string; id: number; business_id: number }

/** Links that a record or a message has. */
export const linksOf = ({ table, id, business_id }: Named, store: Reader): MessageLink[] =>
  store
    .naming('message_links', 'business_id', business_id)
    .filter((link) => (table === 'messages' ? link.message_id === id : link.table === table && link.record_id === id))

/** Part of the fact that deletes the record, so that its undo brings them back. */
export const linksGone = (named: Named, store: Reader): Change[] =>
  linksOf(named, store).map((link) => removed('message_links', link))
