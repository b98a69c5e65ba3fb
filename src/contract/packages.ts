import * as v from 'valibot'
import { packageSchema, type ServicePackage } from '@/domain/catalog/package'
import { emptyPackageForm, type PackageDraft, packageDraftFields } from '@/domain/catalog/package-form'
import type { Edit } from '@/domain/record/merge-edits'
import { editBody } from './edit'
import { endpoint } from './endpoint'
import { listAnswer } from './list-answer'
import { codec, inDollars, maybeText, readAs } from './wire'

const { entries } = packageSchema
const packageCodec = codec(packageSchema, {
  description: maybeText,
  total_price: inDollars,
  discount_percentage: readAs(v.nullish(entries.discount_percentage, 0)),
  included_services: readAs(v.nullish(entries.included_services, [])),
  included_products: readAs(v.nullish(entries.included_products, [])),
  duration_months: readAs(v.nullish(entries.duration_months, 0)),
  services_per_month: readAs(v.nullish(entries.services_per_month, 0)),
  active: readAs(v.nullish(entries.active, true)),
})
export const wirePackage = packageCodec.wire
export const toWirePackage = packageCodec.write

const { total_price, discount_percentage, ...sent } = packageDraftFields
const sentPackage = v.object({
  ...sent,
  description: v.optional(sent.description, ''),
  package_type: v.optional(sent.package_type, emptyPackageForm.package_type),
  total_price: v.exactOptional(total_price),
  discount_percentage: v.exactOptional(discount_percentage),
  included_services: v.optional(sent.included_services, []),
  included_products: v.optional(sent.included_products, []),
  duration_months: v.optional(sent.duration_months, 0),
  services_per_month: v.optional(sent.services_per_month, 0),
  active: v.optional(sent.active, true),
})

const base = '/landscaping/businesses/:businessId/packages'
const shared = { service: 'landscaping', bearer: true } as const
const onePackage = v.object({ package: wirePackage })

export const listPackages = endpoint({
  ...shared,
  id: 'EP-111.packages.list',
  method: 'GET',
  path: base,
  summary: 'Packages with what is in them',
  answer: listAnswer('packages', wirePackage),
  idempotent: false,
  failures: [403],
})

export const createPackage = endpoint({
  ...shared,
  id: 'EP-111.packages.create',
  method: 'POST',
  path: base,
  summary: 'Add a package',
  body: sentPackage,
  answer: onePackage,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const updatePackage = endpoint({
  ...shared,
  id: 'EP-111.packages.update',
  method: 'PUT',
  path: `${base}/:packageId`,
  summary: 'Edit a package',
  body: editBody(sentPackage, wirePackage),
  answer: onePackage,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deletePackage = endpoint({
  ...shared,
  id: 'EP-111.packages.delete',
  method: 'DELETE',
  path: `${base}/:packageId`,
  summary: 'Delete a package',
  answer: v.object({ success: v.literal(true) }),
  idempotent: true,
  failures: [403, 404],
})

export const toWirePackageDraft = (draft: PackageDraft) => packageCodec.writePart(draft)

export const toWirePackageEdit = (edit: Edit<PackageDraft, ServicePackage>) => packageCodec.writeEdit(edit)
