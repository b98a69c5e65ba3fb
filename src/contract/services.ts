import * as v from 'valibot'
import { categoryDraftFields, serviceCategorySchema } from '@/domain/catalog/category'
import { type Service, serviceSchema } from '@/domain/catalog/service'
import { emptyServiceForm, type ServiceDraft, serviceDraftFields } from '@/domain/catalog/service-form'
import { dollarsFromMills, millsFromDollars, unitPrice } from '@/domain/catalog/unit-price'
import type { Edit } from '@/domain/record/merge-edits'
import { id } from '@/domain/text/field'
import { editBody } from './edit'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, fromQuery, maybeText, readAs } from './wire'

const categoryCodec = codec(serviceCategorySchema, {
  description: maybeText,
  color: readAs(v.nullish(serviceCategorySchema.entries.color, '#5b6b61')),
  sort_order: readAs(v.nullish(serviceCategorySchema.entries.sort_order, 0)),
  active: readAs(v.nullish(serviceCategorySchema.entries.active, true)),
})
export const wireCategory = categoryCodec.wire
export const toWireCategory = categoryCodec.write

/** Mills inside; dollars with at most three decimals on the wire (CAT-02). */
const inUnitDollars = {
  read: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000), v.transform(millsFromDollars)),
  write: dollarsFromMills,
}

const { entries } = serviceSchema
const serviceCodec = codec(serviceSchema, {
  description: maybeText,
  base_price: inUnitDollars,
  cost: inUnitDollars,
  markup_percentage: readAs(v.nullish(entries.markup_percentage, 0)),
  equipment_needed: readAs(v.nullish(entries.equipment_needed, [])),
  materials_needed: readAs(v.nullish(entries.materials_needed, [])),
  seasonal_service: readAs(v.nullish(entries.seasonal_service, false)),
  available_seasons: readAs(v.nullish(entries.available_seasons, [])),
  frequency_options: readAs(v.nullish(entries.frequency_options, [])),
  requires_quote: readAs(v.nullish(entries.requires_quote, false)),
  active: readAs(v.nullish(entries.active, true)),
})
/** Price and cost in dollars with at most three decimals. */
export const wireService = serviceCodec.wire
export const toWireService = serviceCodec.write

const { name, description, color, sort_order, active } = categoryDraftFields
const sentCategory = v.object({
  name,
  color,
  description: v.optional(description, ''),
  sort_order: v.optional(sort_order, 0),
  active: v.optional(active, true),
})

const { base_price: _, cost: __, markup_percentage, ...sent } = serviceDraftFields
const sentService = v.object({
  ...sent,
  description: v.optional(sent.description, ''),
  service_type: v.optional(sent.service_type, emptyServiceForm.service_type),
  pricing_type: v.optional(sent.pricing_type, emptyServiceForm.pricing_type),
  base_price: v.exactOptional(unitPrice),
  cost: v.exactOptional(unitPrice),
  markup_percentage: v.exactOptional(markup_percentage),
  estimated_duration: v.optional(sent.estimated_duration, 60),
  crew_size_required: v.optional(sent.crew_size_required, 1),
  equipment_needed: v.optional(sent.equipment_needed, []),
  materials_needed: v.optional(sent.materials_needed, []),
  seasonal_service: v.optional(sent.seasonal_service, false),
  available_seasons: v.optional(sent.available_seasons, []),
  frequency_options: v.optional(sent.frequency_options, []),
  requires_quote: v.optional(sent.requires_quote, false),
  active: v.optional(sent.active, true),
})

const base = '/landscaping/businesses/:businessId'
const oldBase = '/api/business/:businessId'
const shared = { service: 'landscaping', bearer: true } as const
const oneCategory = v.object({ service_category: wireCategory })
const oneService = v.object({ service: wireService })
const done = v.object({ success: v.literal(true) })

export const listServiceCategories = endpoint({
  ...shared,
  id: 'EP-032',
  method: 'GET',
  path: `${base}/service-categories`,
  summary: 'Service categories',
  answer: listAnswer('service_categories', wireCategory),
  idempotent: false,
  failures: [403],
})

export const listServices = endpoint({
  ...shared,
  id: 'EP-033',
  method: 'GET',
  path: `${base}/services`,
  summary: 'Services, all or those of a category',
  query: v.object({ category_id: v.optional(fromQuery(id)) }),
  answer: listAnswer('services', wireService),
  idempotent: false,
  failures: [403],
})

export const createService = endpoint({
  ...shared,
  id: 'EP-034',
  method: 'POST',
  path: `${base}/services`,
  summary: 'Add a service',
  body: sentService,
  answer: oneService,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const updateService = endpoint({
  ...shared,
  id: 'EP-035',
  method: 'PUT',
  path: `${base}/services/:serviceId`,
  summary: 'Edit a service',
  body: editBody(sentService, wireService),
  answer: oneService,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteService = endpoint({
  ...shared,
  id: 'EP-036',
  method: 'DELETE',
  path: `${base}/services/:serviceId`,
  summary: 'Delete a service',
  answer: done,
  idempotent: true,
  failures: [403, 404, 409],
})

export const listServicesOld = endpoint({
  ...listServices,
  id: 'EP-040',
  path: `${oldBase}/services`,
  deprecated: true,
})
export const createServiceOld = endpoint({
  ...createService,
  id: 'EP-041',
  path: `${oldBase}/services`,
  deprecated: true,
})

export const createCategory = endpoint({
  ...shared,
  id: 'EP-111.categories.create',
  method: 'POST',
  path: `${base}/service-categories`,
  summary: 'Add a service category',
  body: sentCategory,
  answer: oneCategory,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const updateCategory = endpoint({
  ...shared,
  id: 'EP-111.categories.update',
  method: 'PUT',
  path: `${base}/service-categories/:categoryId`,
  summary: 'Edit a service category',
  body: editBody(sentCategory, wireCategory),
  answer: oneCategory,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteCategory = endpoint({
  ...shared,
  id: 'EP-111.categories.delete',
  method: 'DELETE',
  path: `${base}/service-categories/:categoryId`,
  summary: 'Delete a service category',
  answer: done,
  idempotent: true,
  failures: [403, 404, 409],
})

export const toWireServiceDraft = (draft: ServiceDraft) => serviceCodec.writePart(draft)

export const toWireServiceEdit = (edit: Edit<ServiceDraft, Service>) => serviceCodec.writeEdit(edit)
