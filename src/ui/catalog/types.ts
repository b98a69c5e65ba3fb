import type { CategoryDraft, CategoryForm, ServiceCategory } from '@/domain/catalog/category'
import type { PackageFilter, ProductFilter, ServiceFilter } from '@/domain/catalog/filter'
import type { MovementDraft, MovementForm } from '@/domain/catalog/movement-form'
import type { ServicePackage } from '@/domain/catalog/package'
import type { PackageDraft, PackageForm } from '@/domain/catalog/package-form'
import type { Product } from '@/domain/catalog/product'
import type { ProductDraft, ProductForm } from '@/domain/catalog/product-form'
import type { Service } from '@/domain/catalog/service'
import type { ServiceDraft, ServiceForm } from '@/domain/catalog/service-form'
import type { StockMovement } from '@/domain/catalog/stock'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day } from '@/domain/time/calendar'
import type { Failed, Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** One tab each (CAT-01). */
export const KINDS = ['services', 'products', 'packages'] as const
export type CatalogKind = (typeof KINDS)[number]

export type CommonAction = 'edit' | 'activate' | 'deactivate' | 'remove'
export type ProductAction = CommonAction | 'stock'

type RecordRef = { id: number }

/** Each promise settles when the back end has answered. */
export type KindCommands<R, Draft> = {
  create(draft: Draft): Promise<Outcome>
  edit(record: RecordRef, edit: Edit<Draft, R>): Promise<Outcome>
  activate(record: RecordRef): Promise<Outcome>
  deactivate(record: RecordRef): Promise<Outcome>
  remove(record: RecordRef): Promise<Outcome>
}

export type CatalogCommands = {
  categories: KindCommands<ServiceCategory, CategoryDraft>
  services: KindCommands<Service, ServiceDraft>
  products: KindCommands<Product, ProductDraft>
  packages: KindCommands<ServicePackage, PackageDraft>
  moveStock(product: RecordRef, movement: MovementDraft): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

/** Ids appear in URLs and saved views. */
export const CATALOG_COLUMNS = [
  'name',
  'sku',
  'category',
  'type',
  'pricing',
  'price',
  'cost',
  'duration',
  'crew_size',
  'stock',
  'supplier',
  'contents',
  'discount',
  'months',
  'activity',
] as const
export type CatalogColumn = (typeof CATALOG_COLUMNS)[number]
export type ServiceColumn = Extract<
  CatalogColumn,
  'name' | 'category' | 'type' | 'pricing' | 'price' | 'cost' | 'duration' | 'crew_size' | 'activity'
>
export type ProductColumn = Extract<
  CatalogColumn,
  'name' | 'sku' | 'category' | 'type' | 'price' | 'cost' | 'stock' | 'supplier' | 'activity'
>
export type PackageColumn = Extract<
  CatalogColumn,
  'name' | 'type' | 'contents' | 'price' | 'discount' | 'months' | 'activity'
>

export type CatalogFilter = ServiceFilter & ProductFilter & PackageFilter
export type CatalogPlace = ListParams<CatalogFilter, CatalogColumn>

export type Catalog = {
  categories: readonly ServiceCategory[]
  services: readonly Service[]
  products: readonly Product[]
  packages: readonly ServicePackage[]
}

export type CatalogContext = {
  actor: Actor
  /** In the business's time zone. */
  today: Day
  commands: CatalogCommands
  catalog: Catalog
  /** True for the sample data that is shown while the catalog can't be loaded; it is read-only (CAT-08). */
  isSample: boolean
  onEdit: (id: number) => void
  onStock: (id: number) => void
  jobs: Loadable<readonly Job[]>
}

export type KindPanelProps<R> = CatalogContext &
  ListAddress<CatalogFilter, CatalogColumn> & {
    records: Loadable<readonly R[]>
    damaged: readonly DamagedRecord[]
    onOpen: (id: number, tab?: 'details' | 'history') => void
    onAdd: () => void
  }

export type CatalogScreenProps = Omit<KindPanelProps<never>, 'records' | 'damaged'> & {
  kind: CatalogKind
  onKind: (kind: CatalogKind) => void
  lists: {
    categories: Loadable<readonly ServiceCategory[]>
    services: Loadable<readonly Service[]>
    products: Loadable<readonly Product[]>
    packages: Loadable<readonly ServicePackage[]>
  }
  damaged: Record<CatalogKind, readonly DamagedRecord[]>
  /** Null opens the form of a new category. */
  onEditCategory: (id: number | null) => void
  /** Null once the catalog is loaded. */
  failed: Failed | null
}

export type CategoryFormProps = Pick<CatalogContext, 'actor' | 'commands'> & {
  categories: readonly ServiceCategory[]
  /** Null for a new category. */
  subject: FormSubject<ServiceCategory>
  draft: RecordDraft<CategoryForm, ServiceCategory> | null
  onDraft: (draft: RecordDraft<CategoryForm, ServiceCategory> | null) => void
  onClose: () => void
}

export const DETAIL_TABS = ['details', 'history'] as const

export type CatalogDetailsProps<R> = CatalogContext & RecordPageProps<R>
export type ProductDetailsProps = CatalogDetailsProps<Product> & { movements: Loadable<readonly StockMovement[]> }

type FormProps<R, Form> = Pick<CatalogContext, 'actor' | 'commands' | 'catalog'> & {
  /** Null for a new record. */
  subject: FormSubject<R>
  draft: RecordDraft<Form, R> | null
  onDraft: (draft: RecordDraft<Form, R> | null) => void
  onClose: () => void
}
export type ServiceFormProps = FormProps<Service, ServiceForm>
export type ProductFormProps = FormProps<Product, ProductForm>
export type StockFormProps = Pick<CatalogContext, 'actor' | 'today' | 'commands' | 'isSample' | 'jobs'> & {
  subject: Exclude<FormSubject<Product>, null>
  draft: RecordDraft<MovementForm, Product> | null
  onDraft: (draft: RecordDraft<MovementForm, Product> | null) => void
  onClose: () => void
}
export type PackageFormProps = FormProps<ServicePackage, PackageForm>
