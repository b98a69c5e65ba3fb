import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { counted } from '@/domain/text/wording'

type OfCustomer = Pick<Job, 'client_first_name' | 'client_last_name'>

export const customerOf = (job: OfCustomer) => ({ first_name: job.client_first_name, last_name: job.client_last_name })

export const customerName = (job: OfCustomer): string => fullName(customerOf(job))

/** `12 Oak Street, Austin`, enough within one region. */
export const shortAddress = (job: Pick<Job, 'property_address' | 'property_city'>): string =>
  `${job.property_address}, ${job.property_city}`

/** `12 Oak Street, Austin, TX 78701` */
export const fullAddress = (
  job: Pick<Job, 'property_address' | 'property_city' | 'property_state' | 'property_zip'>,
): string => `${job.property_address}, ${job.property_city}, ${job.property_state} ${job.property_zip}`

export const crewById = (crew: readonly CrewMember[]): ReadonlyMap<number, CrewMember> =>
  new Map(crew.map((member) => [member.id, member]))

type Named = (member: CrewMember) => string

/** `Ana Ruiz, Ben Cole`; a deleted member shows by number. */
export const crewNames = (
  ids: readonly number[],
  crew: ReadonlyMap<number, CrewMember>,
  named: Named = fullName,
): string =>
  ids
    .map((id) => {
      const member = crew.get(id)
      return member ? named(member) : `Crew member #${id}`
    })
    .join(', ')

/** `and 2 later visits`, appended to a job's name. */
export const andLater = (visits: number): string => `and ${counted(visits, 'later visit')}`

export const NOBODY = 'No one yet'

/** Falls back to "No one yet". */
export const crewText = (
  job: Pick<Job, 'assigned_crew_members'>,
  crew: ReadonlyMap<number, CrewMember>,
  named?: Named,
): string => crewNames(job.assigned_crew_members, crew, named) || NOBODY
