import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { journalCodec, statementCodec } from '@/contract/books'
import { ClientStatementDocument, EmailStatementDocument, JournalDocument } from '@/contract/graphql/generated/books'
import type { JournalLine } from '@/domain/books/journal'
import type { Statement } from '@/domain/books/statement'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'

export const statementQuery = (graphql: GraphQL, client_id: number, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['statement', client_id, from, to],
    meta: { renewedBy: ['invoices', 'clients', 'communications'] },
    async queryFn(): Promise<Statement> {
      const { clientStatement } = await graphql.query(ClientStatementDocument, { client_id, from, to })
      return v.parse(statementCodec.wire, clientStatement)
    },
  })

/** Throws Failure 403, 404, 422, and 409 when it can't be emailed. */
export const emailStatement = async (
  graphql: GraphQL,
  { client_id, from, to }: { client_id: number; from: Day; to: Day },
  key: string,
): Promise<number> => (await graphql.mutate(EmailStatementDocument, { client_id, from, to, key })).emailStatement

/** Not cached. Throws a 422 Failure. */
export const readJournal = async (graphql: GraphQL, from: Day, to: Day): Promise<JournalLine[]> => {
  const { journal } = await graphql.query(JournalDocument, { from, to })
  return journal.map((line) => v.parse(journalCodec.wire, line))
}
