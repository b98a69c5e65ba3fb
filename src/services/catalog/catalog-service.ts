import { MoveStockDocument } from '@/contract/graphql/generated/catalog'
import * as packages from '@/contract/packages'
import * as products from '@/contract/products'
import * as services from '@/contract/services'
import type { CategoryDraft, ServiceCategory } from '@/domain/catalog/category'
import type { MovementDraft } from '@/domain/catalog/movement-form'
import type { ServicePackage } from '@/domain/catalog/package'
import type { PackageDraft } from '@/domain/catalog/package-form'
import type { Product } from '@/domain/catalog/product'
import type { ProductDraft } from '@/domain/catalog/product-form'
import type { Service } from '@/domain/catalog/service'
import type { ServiceDraft } from '@/domain/catalog/service-form'
import { statedFailure, toFailure } from '@/domain/record/failure'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

type CreateResult = { id: number }

type Writes<R, Draft> = {
  /** Throws Failure 422 if the name exists already. */
  create(businessId: number, draft: Draft, key: string): Promise<CreateResult>
  /** Throws Failure 422 if the name exists already. */
  edit(businessId: number, id: number, edit: Edit<Draft, R>, key: string): Promise<CreateResult>
  /** Throws Failure 409 with a readable reason if the record is in use. */
  remove(businessId: number, id: number, key: string): Promise<void>
}

/** Catalog and stock writes (EP-034 to EP-036, EP-111). Each `key` is the intent's id. */
export type CatalogService = {
  categories: Writes<ServiceCategory, CategoryDraft>
  /** `remove` fails with the specified messages (CAT-08). */
  services: Writes<Service, ServiceDraft>
  products: Writes<Product, ProductDraft>
  packages: Writes<ServicePackage, PackageDraft>
  /** Throws Failure 422 if the stock would fall below zero. */
  moveStock(productId: number, movement: MovementDraft, key: string): Promise<CreateResult>
}

const NOT_DELETED = 'Failed to delete service. Please try again.'

/** The documents specify no call for stock, so stock uses GraphQL. */
export const createCatalogService = (http: Http, graphql: GraphQL): CatalogService => ({
  categories: {
    async create(businessId, body, key) {
      return (await http.call(services.createCategory, { params: { businessId }, body, key })).service_category
    },
    async edit(businessId, categoryId, { changed, was }, key) {
      const call = { params: { businessId, categoryId }, body: { ...changed, was }, key }
      return (await http.call(services.updateCategory, call)).service_category
    },
    async remove(businessId, categoryId, key) {
      await http.call(services.deleteCategory, { params: { businessId, categoryId }, key })
    },
  },
  services: {
    async create(businessId, draft, key) {
      const body = services.toWireServiceDraft(draft)
      return (await http.call(services.createService, { params: { businessId }, body, key })).service
    },
    async edit(businessId, serviceId, edit, key) {
      const call = { params: { businessId, serviceId }, body: services.toWireServiceEdit(edit), key }
      return (await http.call(services.updateService, call)).service
    },
    async remove(businessId, serviceId, key) {
      try {
        await http.call(services.deleteService, { params: { businessId, serviceId }, key })
      } catch (error) {
        throw statedFailure(toFailure(error), NOT_DELETED)
      }
    },
  },
  products: {
    async create(businessId, draft, key) {
      const body = products.toWireProductDraft(draft)
      return (await http.call(products.createProduct, { params: { businessId }, body, key })).product
    },
    async edit(businessId, productId, edit, key) {
      const call = { params: { businessId, productId }, body: products.toWireProductEdit(edit), key }
      return (await http.call(products.updateProduct, call)).product
    },
    async remove(businessId, productId, key) {
      await http.call(products.deleteProduct, { params: { businessId, productId }, key })
    },
  },
  packages: {
    async create(businessId, draft, key) {
      const body = packages.toWirePackageDraft(draft)
      return (await http.call(packages.createPackage, { params: { businessId }, body, key })).package
    },
    async edit(businessId, packageId, edit, key) {
      const call = { params: { businessId, packageId }, body: packages.toWirePackageEdit(edit), key }
      return (await http.call(packages.updatePackage, call)).package
    },
    async remove(businessId, packageId, key) {
      await http.call(packages.deletePackage, { params: { businessId, packageId }, key })
    },
  },
  async moveStock(product, { kind, quantity, job_id: job, reason }, key) {
    const sent = { product, kind, quantity, job, reason, key }
    return (await graphql.mutate(MoveStockDocument, sent)).moveStock
  },
})
