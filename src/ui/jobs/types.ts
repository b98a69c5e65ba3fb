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

/**
 * What the jobs screens can ask for. Each settles when the back end has answered; the screen keeps a dialog open until then and
 * shows the stated failure text when it ends in a refusal (JOB-16, X-44).
 */
export type JobCommands = {
  /** `job` is the one that was made, where the list has it. */
  create(draft: JobDraft): Promise<Outcome & { job?: Job | undefined }>
  /** Makes the job the first visit of a repeat. */
  repeat(job: Pick<Job, 'id'>, plan: RepeatPlan): Promise<Outcome>
  /** Cancels this visit and the later ones that are open. */
  cancelFollowing(job: Pick<Job, 'id'>): Promise<Outcome>
  /** Notifies the client that the crew is on its way; `again` where that was done minutes ago. */
  tellOnTheWay(job: Pick<Job, 'id'>, notice: Notice & { again: boolean }): Promise<Outcome>
  /** `following`: the later open visits of its repeat too. */
  edit(job: Pick<Job, 'id'>, edit: Edit<JobDraft, Job> & { following?: boolean }): Promise<Outcome>
  /** Gives the job its crew: `assign` on a job without one, `reassign` later. The first id leads. */
  assign(job: Job, crewMemberIds: number[]): Promise<Outcome>
  depart(job: Job): Promise<Outcome>
  start(job: Job): Promise<Outcome>
  complete(job: Job, completion: Completion): Promise<Outcome>
  /** Where photos of the job and the signature for it are kept until it has them. */
  attachmentsOf(job: Pick<Job, 'id'>): AttachmentStore
  /** The content of a photo of the job. @throws Failure */
  photo(job: Pick<Job, 'id'>, photoId: string): Promise<Blob>
  /** What was drawn as the signature for it. @throws Failure */
  signature(job: Pick<Job, 'id'>, signatureId: string): Promise<Drawn>
  /** Puts kept photos on the job. */
  addPhotos(job: Pick<Job, 'id'>, ids: readonly string[]): Promise<Outcome>
  removePhoto(job: Pick<Job, 'id'>, photoId: string): Promise<Outcome>
  /** The notes for completing a job, as typed before a reload; empty once it is completed. */
  notesOf(job: Job): string
  /** Keeps those notes while they are typed, and until the job is completed. */
  keepNotes(job: Job, notes: string): void
  cancel(job: Job): Promise<Outcome>
  miss(job: Job): Promise<Outcome>
  reschedule(job: Job, slot: JobSlot): Promise<Outcome>
  /** Gives the job a time and a crew in one go, or takes its crew off. */
  dispatch(job: Job, move: JobMove): Promise<Outcome>
  /** Moves a visit of a repeat, where it is not there yet, and the later open ones alike. */
  moveFollowing(job: Pick<Job, 'id'>, move: JobMove): Promise<Outcome>
  /** Deletes for good. */
  remove(job: Job): Promise<Outcome>
  /** Takes back facts of the job's history. */
  undo(job: Job, positions: number[]): Promise<Outcome>
  /** Takes back facts of a job that can't be read. */
  mend(positions: number[]): Promise<Outcome>
  /** Tries the command again that `activity` says has failed. */
  retry(job: Job): Promise<Outcome>
  /** Dismisses what has failed. */
  dismiss(job: Job): void
}

/** What can be asked of a job in a list: the steps of its life, its forms, and deleting it for good. */
export type JobAction = JobCommand | 'tell' | 'edit' | 'apply' | 'duplicate' | 'repeat' | 'client' | 'remove'

/** The activity of one job: a command under way, or the last one's failure and which command it was. */
export type JobActivity = RecordActivity<JobCommand>

/** A property as the client picker reads it. */
export type PropertyOption = {
  id: number
  property_name: string
  address: string
  city: string
  state: string
  zip_code: string
  access_notes: string
  /** Null where no one has measured it. */
  lawn_area_sqft: number | null
}

/** A client as the picker and the details read it. */
export type ClientOption = {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string
  properties: readonly PropertyOption[]
}

/** A product of the catalog as jobs are planned with it. */
export type MaterialProduct = Pick<Product, 'id' | 'name' | 'unit_of_measure' | 'current_stock' | 'active'>

/** What jobs are planned with and take from the stock. */
export type MaterialFacts = {
  /** Empty until they are loaded, and where they aren't for this person. */
  products: readonly MaterialProduct[]
  /** Whether this person has a page of the catalog to be led to. */
  seesCatalog: boolean
}

/** What of the catalog a new job can be filled in from; empty until it is loaded, and where it isn't for this person. */
export type Offers = { services: readonly Service[]; packages: readonly ServicePackage[] }

/** What a message to a client needs when a crew is on its way. */
export type OnMyWayContext = {
  /** The name of the business; null while it is loaded, empty where it can't be. */
  business: string | null
  /** What time it is where the business is. */
  time: TimeOfDay
  /** Null where the client can't be read. */
  clientOf: (job: Job) => Pick<ClientOption, 'phone'> | null
  /** Minutes of the drive to a job; null where that is not known. */
  driveTo: (job: Job) => number | null
}

export const JOB_VIEWS = ['list', 'kanban', 'calendar'] as const
export type JobsView = (typeof JOB_VIEWS)[number]

/** What the calendar shows: a day of the crew, a week, a month. */
export const CALENDAR_MODES = ['day', 'week', 'month'] as const
export type CalendarMode = (typeof CALENDAR_MODES)[number]

/** The tabs of the map (MAP-01). */
export const MAP_VIEWS = ['map', 'list', 'routes'] as const
export type MapView = (typeof MAP_VIEWS)[number]

/** The table's columns in their order (JOB-05). Number and title always show; the others can be hidden. */
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

/** What the address of the page says about the list. */
export type JobsPlace = ListParams<JobFilter, JobColumn>

/** What every jobs screen knows of its surroundings. */
export type JobsContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  crew: readonly CrewMember[]
  commands: JobCommands
  way: OnMyWayContext
  materials: MaterialFacts
  /** Opens the form of a job (`?edit=17`). */
  onEdit: (jobId: number) => void
  /** Opens Create Job, filled with the content of a job (`?create=true&copy=17`). */
  onDuplicate: (jobId: number) => void
  /** Shows the page of a client. */
  onClient: (clientId: number) => void
  /** Opens the record of a chemical that was applied for a job. */
  onApply: (jobId: number) => void
}

export type JobsScreenProps = JobsContext &
  ListAddress<JobFilter, JobColumn> & {
    /** All jobs; the screen narrows them by `place` itself. Without a sort: today first, then the days to come, then the past. */
    jobs: Loadable<readonly Job[]>
    /** Jobs that can't be read, which the list therefore lacks. */
    damaged: readonly DamagedRecord[]
    /** By job id; an absent job is idle. */
    activity: Activity<JobCommand>
    view: JobsView
    onView: (view: JobsView) => void
    /** Has the program plan a day (JOB-15): its proposal opens over the page, or what has to be asked first; `scheduling` while one is open. Null where that is switched off. */
    onPlan: ((kind: ProposalKind, day: Day) => void) | null
    scheduling: boolean
    mode: CalendarMode
    onMode: (mode: CalendarMode) => void
    /** What time it is where the business is. */
    time: TimeOfDay
    /** The places of the jobs, for the drives between them; empty until they are loaded. */
    properties: readonly Property[]
    /** Chemicals that were applied, after which no one may enter for a time; empty until they are loaded. */
    applications: readonly Application[]
    now: Instant
    /** Shows the job's details (`?job=17`), on the Details tab unless another is named. */
    onOpen: (jobId: number, tab?: DetailTab) => void
    /** Shows a job that was made, from any page. */
    onShow: (jobId: number) => void
    /** The Create Job dialog, open by `?create=true`. */
    creating: boolean
    /** The client Create Job is opened for, their property, and its initial values; null where the form asks for them. */
    about: { client: number; property: number | null; form?: Partial<JobForm> } | null
    /** The job that Create Job is a copy of: null where it is of none, undefined while it is not known. */
    model: Job | null | undefined
    onCreating: (open: boolean) => void
    clients: Loadable<readonly ClientOption[]>
    offers: Offers
    /** Adds a client from what was typed and makes them the job's client; null where this person may not. */
    onAddClient: ((typed: string, choose: (client: ClientOption) => void) => void) | null
    /** What was typed into Create Job before a reload; the caller keeps it. */
    draft: FormDraft<JobForm> | null
    onDraft: (draft: FormDraft<JobForm> | null) => void
    /** Notes that what was typed is being sent, or no longer is. */
    onSending: (isSending: boolean) => void
  }

export const DETAIL_TABS = ['details', 'history'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

export type JobDetailsProps = JobsContext &
  RecordPageProps<Job> & {
    /** Null while it is not known. */
    client: ClientOption | null
    /** Whether this person has pages of clients and properties to be led to. */
    seesClients: boolean
    activity: JobActivity
    /** All jobs, among which are the other visits of a repeat. */
    allJobs: readonly Job[]
    /** Chemicals that were applied for the job or at its property, as far as they are loaded. */
    applications: readonly Application[]
    /** Whether this person has a page of chemicals to be led to. */
    seesChemicals: boolean
    /** The equipment that it was made for, where this person has a page of it. */
    equipment: EquipmentPlace | null
    /** How it is billed; null for those who see no invoices, and while that is not known. */
    billing: JobBilling | null
  }

/** The same once the job is known. */
export type LoadedJobProps = Omit<JobDetailsProps, 'source'> & { job: Job }

export type JobFormProps = Pick<
  JobsScreenProps,
  'actor' | 'today' | 'commands' | 'materials' | 'clients' | 'onAddClient'
> & {
  /** All jobs, among which are the other visits of a repeat. */
  allJobs: readonly Job[]
  /** The job to edit. */
  job: FormSubject<Job>
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<WholeJobForm, Job> | null
  onDraft: (draft: RecordDraft<WholeJobForm, Job> | null) => void
  onClose: () => void
}
