import type { Property } from '../client'
import type { Job } from '../job/job'
import type { Position } from './travel'

/** Says where a job is done; null when none of the client's properties is known. */
export type FindPosition = (job: Pick<Job, 'client_id' | 'property_address'>) => Position | null

/** Finds jobs by their client's property at the job's address, else by the client's first property. */
export const positionsFrom = (properties: readonly Property[]): FindPosition => {
  const byClient = new Map<number, Property[]>()
  for (const property of properties) {
    byClient.set(property.client_id, [...(byClient.get(property.client_id) ?? []), property])
  }
  return (job) => {
    const places = byClient.get(job.client_id) ?? []
    return places.find(({ address }) => address === job.property_address) ?? places[0] ?? null
  }
}
