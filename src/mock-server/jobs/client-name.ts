import type { Client } from '@/domain/client/client'
import type { Job } from '@/domain/job/job'
import type { Reader } from '../core/log/rows'

export const embedded = (client: Pick<Client, 'first_name' | 'last_name'>) => ({
  client_first_name: client.first_name,
  client_last_name: client.last_name,
})

/**
 * A job with its client's current name. The name stored in the row is a fallback for deleted clients and may be outdated, so display and
 * search must go through here.
 */
export const withClientName =
  (store: Reader) =>
  (job: Job): Job => {
    const client = store.find('clients', job.client_id)
    return client ? { ...job, ...embedded(client) } : job
  }
