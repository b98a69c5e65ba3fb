import type { PaperSize } from '@/domain/account/vocabulary'
import type { Application, ApplicationDraft, ChemicalProduct } from '@/domain/chemical/application'
import type { ApplicationFilter } from '@/domain/chemical/filter'
import type { ApplicationForm } from '@/domain/chemical/form'
import type { ChemicalProductDraft, ChemicalProductForm } from '@/domain/chemical/product-form'
import type { ChainCheck } from '@/domain/chemical/seal'
import type { ListedProperty } from '@/domain/client/listed-property'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

export type ApplicationAction = 'correct' | 'print' | 'remove'

type ApplicationRef = Pick<Application, 'id'>

export type ApplicationCommands = {
  record(draft: ApplicationDraft): Promise<Outcome>
  correct(application: ApplicationRef, edit: Edit<ApplicationDraft, Application>): Promise<Outcome>
  remove(application: ApplicationRef): Promise<Outcome>
  products: {
    add(draft: ChemicalProductDraft): Promise<Outcome>
    edit(product: Pick<ChemicalProduct, 'id'>, edit: Edit<ChemicalProductDraft, ChemicalProduct>): Promise<Outcome>
    remove(product: Pick<ChemicalProduct, 'id'>): Promise<Outcome>
  }
  undo(positions: number[]): Promise<Outcome>
}

/** In display order (CHEM-01). The chemical is always visible; other columns can be hidden. */
export const APPLICATION_COLUMNS = [
  'date',
  'chemical',
  'target',
  'property',
  'applicator',
  'amount',
  'record',
  'reentry',
] as const
export type ApplicationColumn = (typeof APPLICATION_COLUMNS)[number]

export type ApplicationsPlace = ListParams<ApplicationFilter, ApplicationColumn>

export type ChemicalsContext = {
  actor: Actor
  today: Day
  now: Instant
  commands: ApplicationCommands
  /** Opens an application's form (`?edit=9`). */
  onCorrect: (applicationId: number) => void
  onPrint: (application: Pick<Application, 'property_id'>) => void
}

export type ChemicalsScreenProps = ChemicalsContext &
  ListAddress<ApplicationFilter, ApplicationColumn> & {
    applications: Loadable<readonly Application[]>
    check: ChainCheck | null
    onOpen: (applicationId: number) => void
    onProducts: () => void
    onRecord: () => void
  }

export type ChemicalProductsProps = Pick<ChemicalsContext, 'actor' | 'commands'> & {
  products: Loadable<readonly ChemicalProduct[]>
  /** All applications: a product in use can't be deleted. */
  applications: readonly Application[]
  onEdit: (id: number | null) => void
  onClose: () => void
}

export type ChemicalProductFormProps = Pick<ChemicalsContext, 'actor' | 'commands'> & {
  subject: FormSubject<ChemicalProduct>
  draft: RecordDraft<ChemicalProductForm, ChemicalProduct> | null
  onDraft: (draft: RecordDraft<ChemicalProductForm, ChemicalProduct> | null) => void
  onClose: () => void
}

export const DETAIL_TABS = ['details', 'history'] as const

export type ApplicationDetailsProps = ChemicalsContext &
  RecordPageProps<Application> & {
    as: 'drawer' | 'page'
    check: ChainCheck | null
    seesProperties: boolean
  }

export type ApplicationFormProps = Pick<ChemicalsContext, 'actor' | 'commands' | 'now'> & {
  application: FormSubject<Application>
  properties: readonly ListedProperty[]
  products: readonly ChemicalProduct[]
  /** Earlier applications, the source of license numbers. */
  applications: readonly Application[]
  applicators: readonly string[]
  /** The job it belongs to, with the form values from it; null for a standalone application. */
  from: { job: Job; form: Partial<ApplicationForm> } | null
  /** Unsaved input from before a reload; the caller stores it. */
  draft: RecordDraft<ApplicationForm, Application> | null
  onDraft: (draft: RecordDraft<ApplicationForm, Application> | null) => void
  /** Opens a recorded application; null when the user has no page for them. */
  onShow: ((applicationId: number) => void) | null
  onClose: () => void
}

export type ComplianceRecordProps = {
  applications: Loadable<readonly Application[]>
  /** Property, days and other filters of the record; missing ones match everything. */
  place: Omit<ApplicationFilter, 'property' | 'search'> & { property?: number | undefined }
  onPlace: (patch: ComplianceRecordProps['place']) => void
  check: ChainCheck | null
  businessName: string
  paper: PaperSize
  today: Day
  onPrint: () => void
}
