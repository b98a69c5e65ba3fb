import type { ServicePackage } from '@/domain/catalog/package'

type ServiceRef = { id: number }

export const packagesWithService = ({ id }: ServiceRef, packages: readonly ServicePackage[]): string[] =>
  packages
    .filter(({ included_services }) => included_services.some(({ service_id }) => service_id === id))
    .map(({ name }) => name)

export const packagesWithProduct = ({ id }: ServiceRef, packages: readonly ServicePackage[]): string[] =>
  packages
    .filter(({ included_products }) => included_products.some(({ product_id }) => product_id === id))
    .map(({ name }) => name)
