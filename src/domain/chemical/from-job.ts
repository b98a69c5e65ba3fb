import { fullName } from '../account/user'
import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import type { Actor } from '../permissions/actor'
import type { Application, ChemicalProduct } from './application'
import { byLatest } from './filter'
import { type ApplicationForm, fromProduct } from './form'
import type { ChemicalCategory } from './vocabulary'

/** Words in a job's text that imply a category. */
const KINDS: readonly (readonly [ChemicalCategory, RegExp])[] = [
  ['fungicide', /fung|disease|blight|mildew|brown patch|rust\b/i],
  ['insecticide', /insect|\bpests?\b|grub|\bants?\b|mosquito|flea|tick|termite|chinch/i],
  ['herbicide', /weed|herbicid|crabgrass|pre-?emergent|broadleaf/i],
]

/** Derived from title and description; null for work without chemicals. */
export const chemicalKindOf = ({ title, description }: Pick<Job, 'title' | 'description'>): ChemicalCategory | null =>
  KINDS.find(([, words]) => words.test(title) || words.test(description))?.[0] ?? null

export const licenseOf = (name: string, applications: readonly Application[]): string =>
  [...applications]
    .sort(byLatest)
    .find(({ applicator_name, applicator_license_number }) => applicator_name === name && applicator_license_number)
    ?.applicator_license_number ?? ''

type JobContext = {
  /** Null when the job's property is not in the list. */
  propertyId: number | null
  actor: Pick<Actor, 'crew_member_id'>
  crew: readonly CrewMember[]
  products: readonly ChemicalProduct[]
  applications: readonly Application[]
}

/**
 * Prefills an application from its job: the place; the applicator, who is the person recording if on the crew, else its leader; and a
 * product of the job's kind, the last one used at the property or else the first in the list.
 */
export const formFromJob = (
  job: Job,
  { propertyId, actor, crew, products, applications }: JobContext,
): Partial<ApplicationForm> => {
  const who = job.assigned_crew_members.find((id) => id === actor.crew_member_id) ?? job.assigned_crew_members[0]
  const member = crew.find(({ id }) => id === who)
  const name = member ? fullName(member) : ''
  const kind = chemicalKindOf(job)
  const fitting = products.filter(({ category }) => category === kind)
  const used = [...applications].sort(byLatest).filter(({ property_id }) => property_id === propertyId)
  const product = used.map(({ product_id }) => fitting.find(({ id }) => id === product_id)).find(Boolean) ?? fitting[0]
  return {
    job_id: job.id,
    property_id: propertyId,
    applicator_name: name,
    applicator_license_number: licenseOf(name, applications),
    ...(product ? fromProduct(product) : {}),
  }
}
