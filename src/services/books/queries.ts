import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { journalCodec, statementCodec } from '@/contract/books'
import { ClientStatementDocument, JournalDocument } from '@/contract/graphql/generated/books'
import type { JournalLine } from '@/domain/books/journal'
import type { Statement } from '@/domain/books/statement'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'

/** What happened on a client's account from a day to another. */
export const statementQuery = (graphql: GraphQL, client_id: number, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['statement', client_id, from, to],
    meta: { renewedBy: ['invoices', 'clients'] },
    async queryFn(): Promise<Statement> {
      const { clientStatement } = await graphql.query(ClientStatementDocument, { client_id, from, to })
      return v.parse(statementCodec.wire, clientStatement)
    },
  })

/** The books from a day to another; read again on every call. @throws Failure 422 */
export const readJournal = async (graphql: GraphQL, from: Day, to: Day): Promise<JournalLine[]> => {
  const { journal } = await graphql.query(JournalDocument, { from, to })
  return journal.map((line) => v.parse(journalCodec.wire, line))
}
