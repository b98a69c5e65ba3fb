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

/** What can be asked of an application in its list. */
export type ApplicationAction = 'correct' | 'print' | 'remove'

type ApplicationRef = Pick<Application, 'id'>

/** What the chemicals screens can ask for. Each settles when the back end has answered. */
export type ApplicationCommands = {
  record(draft: ApplicationDraft): Promise<Outcome>
  correct(application: ApplicationRef, edit: Edit<ApplicationDraft, Application>): Promise<Outcome>
  remove(application: ApplicationRef): Promise<Outcome>
  products: {
    add(draft: ChemicalProductDraft): Promise<Outcome>
    edit(product: Pick<ChemicalProduct, 'id'>, edit: Edit<ChemicalProductDraft, ChemicalProduct>): Promise<Outcome>
    remove(product: Pick<ChemicalProduct, 'id'>): Promise<Outcome>
  }
  /** Takes back facts of an application's history. */
  undo(positions: number[]): Promise<Outcome>
}

/** The table's columns in their order (CHEM-01). The chemical always shows; the others can be hidden. */
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

/** What the address of the page says about the list. */
export type ApplicationsPlace = ListParams<ApplicationFilter, ApplicationColumn>

/** What every chemicals screen knows of its surroundings. */
export type ChemicalsContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  now: Instant
  commands: ApplicationCommands
  /** Opens the form of an application (`?edit=9`). */
  onCorrect: (applicationId: number) => void
  /** Shows the record of an application's property, for paper. */
  onPrint: (application: Pick<Application, 'property_id'>) => void
}

export type ChemicalsScreenProps = ChemicalsContext &
  ListAddress<ApplicationFilter, ApplicationColumn> & {
    /** All applications; the screen narrows them by `place` itself. */
    applications: Loadable<readonly Application[]>
    /** Null while it is not known. */
    check: ChainCheck | null
    /** Shows the application's details (`?application=9`). */
    onOpen: (applicationId: number) => void
    /** Opens the list of chemical products (`?products=true`). */
    onProducts: () => void
    /** Opens the form of a new application (`?record=true`). */
    onRecord: () => void
  }

export type ChemicalProductsProps = Pick<ChemicalsContext, 'actor' | 'commands'> & {
  products: Loadable<readonly ChemicalProduct[]>
  /** All applications: a product that one names stays. */
  applications: readonly Application[]
  /** Opens the form of a product; of a new one for null. */
  onEdit: (id: number | null) => void
  onClose: () => void
}

export type ChemicalProductFormProps = Pick<ChemicalsContext, 'actor' | 'commands'> & {
  /** The product to edit; null for a new one. */
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
    /** Whether this person has a page of properties to be led to. */
    seesProperties: boolean
  }

export type ApplicationFormProps = Pick<ChemicalsContext, 'actor' | 'commands' | 'now'> & {
  /** The application to correct; null for a new one. */
  application: FormSubject<Application>
  properties: readonly ListedProperty[]
  products: readonly ChemicalProduct[]
  /** What is known of earlier applications: license numbers come from there. */
  applications: readonly Application[]
  /** Names of those who apply chemicals, to choose from. */
  applicators: readonly string[]
  /** The job that it was part of, and what that says of it; null for an application of its own. */
  from: { job: Job; form: Partial<ApplicationForm> } | null
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<ApplicationForm, Application> | null
  onDraft: (draft: RecordDraft<ApplicationForm, Application> | null) => void
  /** Shows an application that was recorded; null where this person has no page of them. */
  onShow: ((applicationId: number) => void) | null
  onClose: () => void
}

export type ComplianceRecordProps = {
  applications: Loadable<readonly Application[]>
  /** The property of the records, their days, and other filters; what is left out filters nothing. */
  place: Omit<ApplicationFilter, 'property' | 'search'> & { property?: number | undefined }
  onPlace: (patch: ComplianceRecordProps['place']) => void
  check: ChainCheck | null
  businessName: string
  /** What it is printed on. */
  paper: PaperSize
  today: Day
  onPrint: () => void
}
