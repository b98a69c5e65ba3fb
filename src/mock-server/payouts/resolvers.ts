import type { AddPayoutAccountArgs } from '@/contract/graphql/generated/resolvers'
import { listedPayoutCodec, payoutOptionsCodec } from '@/contract/payouts'
import { mapWithPauses } from '@/domain/async/with-pauses'
import { accountFormSchema } from '@/domain/payout/account-form'
import type { PayoutAccount, PayoutAccountRow } from '@/domain/payout/payout'
import { maySeePayouts, maySendPayouts } from '@/domain/payout/permissions'
import { earliestFirst } from '@/domain/time/day'
import { currencyOf } from '../accounts/currency'
import { command } from '../core/write/command'
import { permitReading, readBy, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { invoicesOfJobs } from '../invoices/computed-invoice'
import { listedPayout } from './listed'
import { remainingForInvoice, remainingForJob } from './remaining'
import { accountAdded } from './steps'

const shown = ({ business_id: _, ...account }: PayoutAccountRow): PayoutAccount => account

type PayoutFields = 'payouts' | 'payoutOptions' | 'addPayoutAccount'

/** Calls that are not part of the documented API: the list of payouts, the options for a new one, and a new account. */
export const payoutResolvers: ResolversFor<PayoutFields> = {
  payouts(_args, { actor, businessId, store }) {
    permitReading('payouts', maySeePayouts(actor), store)
    const rows = store.naming('payouts', 'business_id', businessId).map((row) => listedPayout(row, store))
    return mapWithPauses(rows, listedPayoutCodec.write)
  },
  payoutOptions({ client }, { store, ...requester }) {
    permitReading('payouts', maySeePayouts(requester.actor), store)
    const { id } = recordOf('clients', String(client), requester, store)
    const currency = currencyOf(requester.businessId, store)
    const invoices = store.naming('invoices', 'client_id', id).map((row) => ({
      id: row.id,
      name: row.invoice_number,
      left: remainingForInvoice(row, store),
      currency: row.currency,
    }))
    const invoiceOf = invoicesOfJobs(requester.businessId, store)
    const latestFirst = store
      .naming('jobs', 'client_id', id)
      .toSorted((a, b) => earliestFirst(b.scheduled_date, a.scheduled_date) || b.id - a.id)
    const jobs = latestFirst.map((job) => ({
      id: job.id,
      name: `${job.job_number} ${job.title}`,
      left: remainingForJob(job, store, null, invoiceOf),
      currency: invoiceOf(job)?.currency ?? currency,
    }))
    return payoutOptionsCodec.write({
      currency,
      accounts: store.naming('payout_accounts', 'client_id', id).map(shown),
      invoices: invoices.filter(({ left }) => left > 0).toReversed(),
      jobs: jobs.filter(({ left }) => left > 0),
    })
  },
  addPayoutAccount: mutation(
    'addPayoutAccount',
    command('payout_accounts', {
      of: 'clients',
      id: ({ args }: Sent<AddPayoutAccountArgs>) => args.client,
      may: { rule: maySendPayouts, participle: 'added' },
      facts: ({ args, ...requester }, store, client) =>
        accountAdded(requester, client.id, readBy(accountFormSchema, args.account), store),
      answer: ({ row }) => shown(row()),
    }),
  ),
}
