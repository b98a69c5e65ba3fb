import { maySeeJob } from '@/domain/job/commands'
import { monthOf } from '@/domain/time/calendar'
import { seatHolders } from '../accounts/seats'
import type { ResolversFor } from '../graphql/asking'
import { jobsBetween } from '../jobs/in-order'
import { customerOf, wireIdOf } from './customer'

/** The business as a customer of the product, and its plan usage. */
export const billingResolvers: ResolversFor<'account' | 'usage'> = {
  usage(_args, { actor, store }) {
    const month = monthOf(store.today(actor.time_zone))
    const all = actor.permissions.includes('clients.view')
    const clients = store
      .naming('clients', 'business_id', actor.business_id)
      .filter(({ id }) => all || id === actor.client_id)
    const services = jobsBetween(actor.business_id, month, store).filter(
      (job) => job.status !== 'cancelled' && maySeeJob(actor, job),
    )
    return { clients: clients.length, servicesThisMonth: services.length }
  },

  account(_args, { actor, store }) {
    // A system admin acts in a business without belonging to it.
    const customer = actor.user_type === 'system_admin' ? undefined : customerOf(actor.business_id, store)
    const { name: businessName = '', paper_size: paper = 'letter' } = store.find('businesses', actor.business_id) ?? {}
    return {
      businessName,
      paper,
      customerId: customer ? wireIdOf(customer) : null,
      onboarded: customer !== undefined && customer.onboarded_at !== null,
      users: seatHolders(actor.business_id, store).length,
    }
  },
}
