import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { journalCodec, statementCodec } from '@/contract/books'
import { ClientStatementDocument, JournalDocument } from '@/contract/graphql/generated/books'
import type { JournalLine } from '@/domain/books/journal'
import type { Statement } from '@/domain/books/statement'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'

export const statementQuery = (graphql: GraphQL, client_id: number, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['statement', client_id, from, to],
    meta: { renewedBy: ['invoices', 'clients'] },
    async queryFn(): Promise<Statement> {
      const { clientStatement } = await graphql.query(ClientStatementDocument, { client_id, from, to })
      return v.parse(statementCodec.wire, clientStatement)
    },
  })

/** Not cached. Throws a 422 Failure. */
export const readJournal = async (graphql: GraphQL, from: Day, to: Day): Promise<JournalLine[]> => {
  const { journal } = await graphql.query(JournalDocument, { from, to })
  return journal.map((line) => v.parse(journalCodec.wire, line))
}
