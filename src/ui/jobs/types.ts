import type { ServicePackage } from '@/domain/catalog/package'
import type { Product } from '@/domain/catalog/product'
import type { Service } from '@/domain/catalog/service'
import type { Application } from '@/domain/chemical/application'
import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import type { JobBilling } from '@/domain/invoice/job-billing'
import type { JobCommand } from '@/domain/job/commands'
import type { JobForm, WholeJobForm } from '@/domain/job/draft'
import type { JobFilter } from '@/domain/job/filter'
import type { Job, JobDraft, JobMove, JobSlot } from '@/domain/job/job'
import type { Notice } from '@/domain/job/on-my-way'
import type { RepeatPlan } from '@/domain/job/repeat'
import type { Drawn } from '@/domain/job/sign-off'
import type { Actor } from '@/domain/permissions/actor'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Edit } from '@/domain/record/merge-edits'
import type { ProposalKind } from '@/domain/scheduling/proposal/ask'
import type { Day, TimeOfDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Activity, RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'
import type { AttachmentStore, Completion } from '@/ui/shared/attachments/types'

/** Commands settle with the back end's answer. Dialogs stay open until then and show refusals (JOB-16, X-44). */
export type JobCommands = {
  create(draft: JobDraft): Promise<Outcome & { job?: Job | undefined }>
  repeat(job: Pick<Job, 'id'>, plan: RepeatPlan): Promise<Outcome>
  cancelFollowing(job: Pick<Job, 'id'>): Promise<Outcome>
  /** Sends the on-my-way message; `again` repeats a recent one. */
  tellOnTheWay(job: Pick<Job, 'id'>, notice: Notice & { again: boolean }): Promise<Outcome>
  /** `following` includes the later open visits. */
  edit(job: Pick<Job, 'id'>, edit: Edit<JobDraft, Job> & { following?: boolean }): Promise<Outcome>
  /** `assign` for a job without crew, `reassign` afterwards. The first id leads. */
  assign(job: Job, crewMemberIds: number[]): Promise<Outcome>
  depart(job: Job): Promise<Outcome>
  start(job: Job): Promise<Outcome>
  complete(job: Job, completion: Completion): Promise<Outcome>
  /** Local storage of the job's attachments until they are uploaded. */
  attachmentsOf(job: Pick<Job, 'id'>): AttachmentStore
  /** Throws Failure. */
  photo(job: Pick<Job, 'id'>, photoId: string): Promise<Blob>
  /** Throws Failure. */
  signature(job: Pick<Job, 'id'>, signatureId: string): Promise<Drawn>
  addPhotos(job: Pick<Job, 'id'>, ids: readonly string[]): Promise<Outcome>
  removePhoto(job: Pick<Job, 'id'>, photoId: string): Promise<Outcome>
  /** Draft of the completion notes, surviving reloads; empty after completion. */
  notesOf(job: Job): string
  keepNotes(job: Job, notes: string): void
  cancel(job: Job): Promise<Outcome>
  miss(job: Job): Promise<Outcome>
  reschedule(job: Job, slot: JobSlot): Promise<Outcome>
  /** Sets time and crew together, or removes the crew. */
  dispatch(job: Job, move: JobMove): Promise<Outcome>
  /** Moves a visit, unless it is there already, and the later open ones by the same amount. */
  moveFollowing(job: Pick<Job, 'id'>, move: JobMove): Promise<Outcome>
  remove(job: Job): Promise<Outcome>
  undo(job: Job, positions: number[]): Promise<Outcome>
  /** Undoes facts of a job that can't be parsed. */
  mend(positions: number[]): Promise<Outcome>
  retry(job: Job): Promise<Outcome>
  dismiss(job: Job): void
}

export type JobAction = JobCommand | 'tell' | 'edit' | 'apply' | 'duplicate' | 'repeat' | 'client' | 'remove'

/** A pending command, or the last failure and its command. */
export type JobActivity = RecordActivity<JobCommand>

export type PropertyOption = {
  id: number
  property_name: string
  address: string
  city: string
  state: string
  zip_code: string
  access_notes: string
  /** Null when unmeasured. */
  lawn_area_sqft: number | null
}

export type ClientOption = {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string
  properties: readonly PropertyOption[]
}

export type MaterialProduct = Pick<Product, 'id' | 'name' | 'unit_of_measure' | 'current_stock' | 'active'>

export type MaterialFacts = {
  products: readonly MaterialProduct[]
  seesCatalog: boolean
}

/** Catalog entries that can fill in a new job; empty while loading and without permission. */
export type Offers = { services: readonly Service[]; packages: readonly ServicePackage[] }

export type OnMyWayContext = {
  /** Null while loading, empty when unavailable. */
  business: string | null
  time: TimeOfDay
  /** Null when the client can't be read. */
  clientOf: (job: Job) => Pick<ClientOption, 'phone'> | null
  /** Drive time in minutes; null when unknown. */
  driveTo: (job: Job) => number | null
}

export const JOB_VIEWS = ['list', 'kanban', 'calendar'] as const
export type JobsView = (typeof JOB_VIEWS)[number]

export const CALENDAR_MODES = ['day', 'week', 'month'] as const
export type CalendarMode = (typeof CALENDAR_MODES)[number]

/** MAP-01. */
export const MAP_VIEWS = ['map', 'list', 'routes'] as const
export type MapView = (typeof MAP_VIEWS)[number]

/** Table columns in order (JOB-05). Number and title can't be hidden. */
export const JOB_COLUMNS = [
  'job_number',
  'status',
  'priority',
  'title',
  'address',
  'date',
  'time',
  'crew',
  'customer',
  'cost',
] as const
export type JobColumn = (typeof JOB_COLUMNS)[number]

export type JobsPlace = ListParams<JobFilter, JobColumn>

export type JobsContext = {
  actor: Actor
  today: Day
  crew: readonly CrewMember[]
  commands: JobCommands
  way: OnMyWayContext
  materials: MaterialFacts
  onEdit: (jobId: number) => void
  /** Opens Create Job with a copy (`?create=true&copy=17`). */
  onDuplicate: (jobId: number) => void
  onClient: (clientId: number) => void
  onApply: (jobId: number) => void
}

export type JobsScreenProps = JobsContext &
  ListAddress<JobFilter, JobColumn> & {
    /** Default order: today, upcoming, then past. */
    jobs: Loadable<readonly Job[]>
    /** Records missing from the list because they can't be parsed. */
    damaged: readonly DamagedRecord[]
    /** By job id; a missing entry is idle. */
    activity: Activity<JobCommand>
    view: JobsView
    onView: (view: JobsView) => void
    /** Plans a day (JOB-15), opening the proposal or its questions over the page; `scheduling` while one is open. Null when disabled. */
    onPlan: ((kind: ProposalKind, day: Day) => void) | null
    scheduling: boolean
    mode: CalendarMode
    onMode: (mode: CalendarMode) => void
    time: TimeOfDay
    /** For drive times; empty while loading. */
    properties: readonly Property[]
    applications: readonly Application[]
    now: Instant
    onOpen: (jobId: number, tab?: DetailTab) => void
    onShow: (jobId: number) => void
    /** Open with `?create=true`. */
    creating: boolean
    /** Client, property and initial values of Create Job; null when opened without. */
    about: { client: number; property: number | null; form?: Partial<JobForm> } | null
    /** The job to copy: null for none, undefined while loading. */
    model: Job | null | undefined
    onCreating: (open: boolean) => void
    clients: Loadable<readonly ClientOption[]>
    offers: Offers
    /** Creates a client from the typed text and selects it; null without permission. */
    onAddClient: ((typed: string, choose: (client: ClientOption) => void) => void) | null
    draft: FormDraft<JobForm> | null
    onDraft: (draft: FormDraft<JobForm> | null) => void
    onSending: (isSending: boolean) => void
  }

export const DETAIL_TABS = ['details', 'history'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

export type JobDetailsProps = JobsContext &
  RecordPageProps<Job> & {
    client: ClientOption | null
    seesClients: boolean
    activity: JobActivity
    allJobs: readonly Job[]
    applications: readonly Application[]
    seesChemicals: boolean
    /** The equipment it is for; null without access to that page. */
    equipment: EquipmentPlace | null
    /** Null while loading and for people without access to invoices. */
    billing: JobBilling | null
  }

export type LoadedJobProps = Omit<JobDetailsProps, 'source'> & { job: Job }

export type JobFormProps = Pick<
  JobsScreenProps,
  'actor' | 'today' | 'commands' | 'materials' | 'clients' | 'onAddClient'
> & {
  allJobs: readonly Job[]
  job: FormSubject<Job>
  draft: RecordDraft<WholeJobForm, Job> | null
  onDraft: (draft: RecordDraft<WholeJobForm, Job> | null) => void
  onClose: () => void
}
