import { movementFormSchema } from '@/domain/catalog/movement-form'
import type { ServicePackage } from '@/domain/catalog/package'
import { packageFormOf, packageFormSchema } from '@/domain/catalog/package-form'
import type { Product } from '@/domain/catalog/product'
import { productFormOf, productFormSchema } from '@/domain/catalog/product-form'
import type { Service } from '@/domain/catalog/service'
import { serviceFormOf, serviceFormSchema } from '@/domain/catalog/service-form'
import { packagesQuery, productsQuery, servicesListQuery, singleQuery } from '@/services/catalog/queries'
import { LazyPackageForm, LazyProductForm, LazyServiceForm, LazyStockDialog } from '@/ui/catalog/lazy-parts'
import type { PackageFormProps, ProductFormProps, ServiceFormProps, StockFormProps } from '@/ui/catalog/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'
import type { FoundList } from './use-catalog'

type Props<R, FormProps> = Omit<FormProps, 'subject' | 'draft' | 'onDraft'> &
  FoundList<R> & {
    id: number | null
  }

export const ServiceFormContainer = ({ id, list, damaged, ...rest }: Props<Service, ServiceFormProps>) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('service', id ?? 0, () =>
    workspace.queryClient.fetchQuery({ ...servicesListQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'service',
    list,
    damaged,
    single,
    form: 'service',
    shape: serviceFormSchema,
    formOf: serviceFormOf,
  })
  return subject !== undefined && <LazyServiceForm {...rest} {...draft} subject={subject} />
}

export const ProductFormContainer = ({ id, list, damaged, ...rest }: Props<Product, ProductFormProps>) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('product', id ?? 0, () =>
    workspace.queryClient.fetchQuery({ ...productsQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'product',
    list,
    damaged,
    single,
    form: 'product',
    shape: productFormSchema,
    formOf: productFormOf,
  })
  return subject !== undefined && <LazyProductForm {...rest} {...draft} subject={subject} />
}

export const StockFormContainer = ({ id, list, damaged, ...rest }: Props<Product, StockFormProps> & { id: number }) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('product', id, () =>
    workspace.queryClient.fetchQuery({ ...productsQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'product',
    list,
    damaged,
    single,
    form: 'stock',
    shape: movementFormSchema,
    formOf: null,
  })
  return subject && <LazyStockDialog {...rest} {...draft} subject={subject} />
}

export const PackageFormContainer = ({ id, list, damaged, ...rest }: Props<ServicePackage, PackageFormProps>) => {
  const { workspace, actor } = useWorkspace()
  const single = singleQuery('package', id ?? 0, () =>
    workspace.queryClient.fetchQuery({ ...packagesQuery(workspace.http, actor.business_id), staleTime: 0 }),
  )
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'package',
    list,
    damaged,
    single,
    form: 'package',
    shape: packageFormSchema,
    formOf: packageFormOf,
  })
  return subject !== undefined && <LazyPackageForm {...rest} {...draft} subject={subject} />
}
