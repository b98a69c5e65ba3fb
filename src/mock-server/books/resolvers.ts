import * as v from 'valibot'
import { journalCodec, statementCodec } from '@/contract/books'
import type { EmailStatementArgs } from '@/contract/graphql/generated/resolvers'
import { fullName } from '@/domain/account/user'
import { journalOf } from '@/domain/books/journal'
import { placeText } from '@/domain/client/property'
import { mayEditInvoices, maySeeInvoices } from '@/domain/invoice/permissions'
import { daySchema } from '@/domain/time/day'
import { isReversed, REVERSED } from '@/domain/time/day-range'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { invalid, permitReading, readBy, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { entriesOfBusiness } from './entries'
import { accountsOf, sentStatement, statementRefusal } from './statement-mail'

const days = v.object({ from: daySchema, to: daySchema })

/** Throws Refusal 422. */
const periodIn = (sent: { from: string; to: string }) => {
  const period = readBy(days, { from: sent.from, to: sent.to })
  if (isReversed(period)) throw invalid('to', REVERSED)
  return period
}

/** Deleted clients have the name from their documents. */
const clientNames = (businessId: number, store: Store) => {
  const named = new Map([
    ...store.naming('payouts', 'business_id', businessId).map((row) => [row.client_id, row.paid_to] as const),
    ...store.naming('invoices', 'business_id', businessId).map((row) => [row.client_id, row.billed_to] as const),
  ])
  return (id: number): string => {
    const client = store.find('clients', id)
    return client ? fullName(client) : (named.get(id) ?? '')
  }
}

export const bookResolvers: ResolversFor<'clientStatement' | 'journal' | 'emailStatement'> = {
  clientStatement({ client_id, ...sent }, { store, ...requester }) {
    permitReading('invoices', maySeeInvoices(requester.actor), store)
    const client = recordOf('clients', String(client_id), requester, store)
    const period = periodIn(sent)
    const accounts = accountsOf(requester, client, period, store)
    const { billing_address, billing_city, billing_state, billing_zip, email } = client
    const place = placeText({
      address: billing_address,
      city: billing_city,
      state: billing_state,
      zip_code: billing_zip,
    })
    return statementCodec.write({
      client_id,
      client_name: fullName(client),
      client_lines: [place, email].filter(Boolean),
      ...period,
      accounts,
      email_refusal: statementRefusal(requester, client, { ...period, accounts }, store),
    })
  },
  emailStatement: mutation(
    'emailStatement',
    command('clients', {
      may: { rule: mayEditInvoices, participle: 'sent', what: 'statements' },
      id: ({ args }: Sent<EmailStatementArgs>) => args.client_id,
      facts: ({ args, ...requester }, store, client) => sentStatement(requester, client, periodIn(args), store),
      answer: ({ record }) => record().id,
    }),
  ),
  journal(sent, { store, actor, businessId }) {
    permitReading('invoices', maySeeInvoices(actor), store)
    const nameOf = clientNames(businessId, store)
    const entries = entriesOfBusiness(businessId, actor.time_zone, store)
    return journalOf(
      entries.map((entry) => ({ ...entry, client_name: nameOf(entry.client_id) })),
      periodIn(sent),
    ).map((line) => journalCodec.write(line))
  },
}
