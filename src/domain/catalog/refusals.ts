import { counted, firstListed } from '../text/wording'

const NAMED = 3

const parts = (names: readonly string[], one: string): string =>
  `${counted(names.length, one)}: ${firstListed(names, NAMED)}`

/** Returns null when the category can be deleted. */
export const categoryUseRefusal = (services: readonly string[]): string | null =>
  services.length === 0
    ? null
    : `This category has ${parts(services, 'service')}. Move ${services.length === 1 ? 'it' : 'them'} to another category first.`

/** `noun` is "service" or "product". Returns null when it can be deleted. */
export const packageUseRefusal = (noun: string, packages: readonly string[]): string | null =>
  packages.length === 0
    ? null
    : `This ${noun} is in ${parts(packages, 'package')}. Take it out first, or make it inactive.`

/** Returns null when no unfinished job plans to use the product. */
export const jobUseRefusal = (jobs: readonly string[]): string | null =>
  jobs.length === 0 ? null : `This product is planned in ${parts(jobs, 'job')}. Take it out first, or make it inactive.`

export const NAME_TAKEN = {
  category: 'A category with this name already exists.',
  service: 'A service with this name already exists in this category.',
  product: 'A product with this name already exists in this category.',
  package: 'A package with this name already exists.',
} as const
export const SKU_TAKEN = 'Another product has this SKU already.'
