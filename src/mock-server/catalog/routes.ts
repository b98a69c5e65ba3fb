import * as v from 'valibot'
import type { ReadBodyOf } from '@/contract/endpoint'
import { createPackage, deletePackage, listPackages, toWirePackage, updatePackage } from '@/contract/packages'
import {
  createCategory,
  createService,
  createServiceOld,
  deleteCategory,
  deleteService,
  listServiceCategories,
  listServices,
  listServicesOld,
  toWireCategory,
  toWireService,
  updateCategory,
  updateService,
} from '@/contract/services'
import { inOrder, serviceCategorySchema } from '@/domain/catalog/category'
import { NO_PACKAGE_PRICE, packageSchema } from '@/domain/catalog/package'
import { maySeeServices, mayWriteServices } from '@/domain/catalog/permissions'
import { NO_PRICE, type Service, serviceSchema } from '@/domain/catalog/service'
import { priceProblem } from '@/domain/catalog/unit-price'
import type { Actor } from '@/domain/permissions/actor'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { crud } from '../core/write/crud'
import { invalid } from '../core/write/refusal'
import { type EndpointRequest, reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { checked, checkPricing, seenBy, withDamaged } from './checks'
import { productRoutes } from './products'
import { categoryProblem, packageProblem, serviceProblem } from './refusals'

const writers = {
  create: (actor: Actor) => mayWriteServices(actor, 'create'),
  edit: (actor: Actor) => mayWriteServices(actor, 'edit'),
  delete: (actor: Actor) => mayWriteServices(actor, 'delete'),
}
const done = () => ({ success: true as const })

const categories = crud('service_categories', {
  reads: { may: maySeeServices, shown: () => (category) => category },
  may: writers,
  participles: { created: 'added' },
  create: ({ businessId, body }: Requester & { body: ReadBodyOf<typeof createCategory> }, id, store) =>
    checked({ ...body, id, business_id: businessId }, categoryProblem, store),
  edit: ({ body }: Requester & { body: ReadBodyOf<typeof updateCategory> }, category, store) =>
    checked(v.parse(serviceCategorySchema, { ...category, ...body }), categoryProblem, store),
  answer: (category) => ({ service_category: toWireCategory(category) }),
})

/** Throws a 422 Refusal for a price with too many decimals, a duplicate name or a missing category. */
const checkedService = (service: Service, store: Store): Service => {
  for (const field of ['base_price', 'cost'] as const) {
    const problem = priceProblem(service.pricing_type, service[field])
    if (problem) throw invalid(field, problem)
  }
  return checked(service, serviceProblem, store)
}

const services = crud('services', {
  reads: { may: maySeeServices, shown: seenBy('services') },
  may: writers,
  participles: { created: 'added' },
  create({ actor, businessId, body }: Requester & { body: ReadBodyOf<typeof createService> }, id, store) {
    checkPricing(actor, body, NO_PRICE)
    return checkedService({ ...NO_PRICE, ...body, id, business_id: businessId }, store)
  },
  edit({ actor, body }: Requester & { body: ReadBodyOf<typeof updateService> }, service, store) {
    checkPricing(actor, body, NO_PRICE)
    return checkedService(v.parse(serviceSchema, { ...service, ...body }), store)
  },
  answer: (service, request, store) => ({ service: toWireService(seenBy('services')(request, store)(service)) }),
})

const packages = crud('packages', {
  reads: { may: maySeeServices, shown: seenBy('packages') },
  may: writers,
  participles: { created: 'added' },
  create({ actor, businessId, body }: Requester & { body: ReadBodyOf<typeof createPackage> }, id, store) {
    checkPricing(actor, body, NO_PACKAGE_PRICE)
    return checked({ ...NO_PACKAGE_PRICE, ...body, id, business_id: businessId }, packageProblem, store)
  },
  edit({ actor, body }: Requester & { body: ReadBodyOf<typeof updatePackage> }, sold, store) {
    checkPricing(actor, body, NO_PACKAGE_PRICE)
    return checked(v.parse(packageSchema, { ...sold, ...body }), packageProblem, store)
  },
  answer: (sold, request, store) => ({ package: toWirePackage(seenBy('packages')(request, store)(sold)) }),
})

type ListRequest = Pick<EndpointRequest<typeof listServices>, 'actor' | 'user' | 'businessId' | 'query'>

const list = (request: ListRequest, store: Store) => {
  const { category_id } = request.query
  const items = services
    .rows(request, store)
    .filter((service) => category_id === undefined || service.category_id === category_id)
    .map(toWireService)
  return { services: withDamaged('services', items, request.actor, store) }
}

export const catalogRoutes: readonly Route[] = [
  reading(listServiceCategories, (request, store) => ({
    service_categories: withDamaged(
      'service_categories',
      inOrder(categories.rows(request, store)).map(toWireCategory),
      request.actor,
      store,
    ),
  })),
  writing(createCategory, categories.create),
  writing(
    updateCategory,
    categories.edit(({ params }) => params.categoryId),
  ),
  writing(
    deleteCategory,
    categories.remove(({ params }) => params.categoryId, done),
  ),

  reading(listServices, list),
  reading(listServicesOld, list),
  writing(createService, services.create),
  writing(createServiceOld, services.create),
  writing(
    updateService,
    services.edit(({ params }) => params.serviceId),
  ),
  writing(
    deleteService,
    services.remove(({ params }) => params.serviceId, done),
  ),

  ...productRoutes,

  reading(listPackages, (request, store) => {
    const items = packages.rows(request, store).map(toWirePackage)
    return { packages: withDamaged('packages', items, request.actor, store) }
  }),
  writing(createPackage, packages.create),
  writing(
    updatePackage,
    packages.edit(({ params }) => params.packageId),
  ),
  writing(
    deletePackage,
    packages.remove(({ params }) => params.packageId, done),
  ),
]
