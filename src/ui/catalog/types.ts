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

/** What the catalog has, a tab each (CAT-01). */
export const KINDS = ['services', 'products', 'packages'] as const
export type CatalogKind = (typeof KINDS)[number]

/** What can be asked of anything in the catalog. */
export type CommonAction = 'edit' | 'activate' | 'deactivate' | 'remove'
export type ProductAction = CommonAction | 'stock'

type RecordRef = { id: number }

/** What can be asked for one kind. Each settles when the back end has answered. */
export type KindCommands<R, Draft> = {
  create(draft: Draft): Promise<Outcome>
  edit(record: RecordRef, edit: Edit<Draft, R>): Promise<Outcome>
  /** Offers it again. */
  activate(record: RecordRef): Promise<Outcome>
  /** Offers it no longer; it stays where it is used. */
  deactivate(record: RecordRef): Promise<Outcome>
  remove(record: RecordRef): Promise<Outcome>
}

/** What the screens of the catalog can ask for. */
export type CatalogCommands = {
  categories: KindCommands<ServiceCategory, CategoryDraft>
  services: KindCommands<Service, ServiceDraft>
  products: KindCommands<Product, ProductDraft>
  packages: KindCommands<ServicePackage, PackageDraft>
  moveStock(product: RecordRef, movement: MovementDraft): Promise<Outcome>
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** The columns of all three tables; the address and the saved views name them. */
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

/** What the address says about the list that shows. */
export type CatalogFilter = ServiceFilter & ProductFilter & PackageFilter
export type CatalogPlace = ListParams<CatalogFilter, CatalogColumn>

/** All that the business sells, as far as it is loaded. */
export type Catalog = {
  categories: readonly ServiceCategory[]
  services: readonly Service[]
  products: readonly Product[]
  packages: readonly ServicePackage[]
}

/** What every screen of the catalog knows of its surroundings. */
export type CatalogContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: CatalogCommands
  catalog: Catalog
  /** Whether this is the sample, which shows while the catalog can't be loaded, and can't be changed (CAT-08). */
  isSample: boolean
  /** Opens the form of a record of the kind that shows (`?edit=2`). */
  onEdit: (id: number) => void
  /** Opens the form of a product's stock (`?restock=2`). */
  onStock: (id: number) => void
  /** The jobs of the business, for what used the stock. */
  jobs: Loadable<readonly Job[]>
}

/** What the list of one kind is given. */
export type KindPanelProps<R> = CatalogContext &
  ListAddress<CatalogFilter, CatalogColumn> & {
    records: Loadable<readonly R[]>
    damaged: readonly DamagedRecord[]
    /** Shows a record's details (`?item=2`). */
    onOpen: (id: number, tab?: 'details' | 'history') => void
    /** Opens the form of a new one (`?create=true`). */
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
  /** Opens the form of a category; of a new one for null. */
  onEditCategory: (id: number | null) => void
  /** Why the catalog could not be loaded; null where it was. */
  failed: Failed | null
}

export type CategoryFormProps = Pick<CatalogContext, 'actor' | 'commands'> & {
  categories: readonly ServiceCategory[]
  /** The category to edit; null for a new one. */
  subject: FormSubject<ServiceCategory>
  draft: RecordDraft<CategoryForm, ServiceCategory> | null
  onDraft: (draft: RecordDraft<CategoryForm, ServiceCategory> | null) => void
  onClose: () => void
}

export const DETAIL_TABS = ['details', 'history'] as const

export type CatalogDetailsProps<R> = CatalogContext & RecordPageProps<R>
/** A product's details say how its stock moved. */
export type ProductDetailsProps = CatalogDetailsProps<Product> & { movements: Loadable<readonly StockMovement[]> }

type FormProps<R, Form> = Pick<CatalogContext, 'actor' | 'commands' | 'catalog'> & {
  /** The record to edit; null for a new one. */
  subject: FormSubject<R>
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<Form, R> | null
  onDraft: (draft: RecordDraft<Form, R> | null) => void
  onClose: () => void
}
export type ServiceFormProps = FormProps<Service, ServiceForm>
export type ProductFormProps = FormProps<Product, ProductForm>
/** An entry about a product's stock: what came in, what a job used, what was counted. */
export type StockFormProps = Pick<CatalogContext, 'actor' | 'today' | 'commands' | 'isSample' | 'jobs'> & {
  subject: Exclude<FormSubject<Product>, null>
  draft: RecordDraft<MovementForm, Product> | null
  onDraft: (draft: RecordDraft<MovementForm, Product> | null) => void
  onClose: () => void
}
export type PackageFormProps = FormProps<ServicePackage, PackageForm>
