import type { ListedClient } from '@/domain/client/filter'
import type { Actor } from '@/domain/permissions/actor'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Edit } from '@/domain/record/merge-edits'
import type { ChargePayment } from '@/domain/service-plan/charge-form'
import type { PlanCommand } from '@/domain/service-plan/commands'
import type { PlanFilter, TemplateFilter } from '@/domain/service-plan/filter'
import type { PlanVisit, ReadCharge, ServicePlan } from '@/domain/service-plan/plan'
import type { PlanDraft, PlanForm } from '@/domain/service-plan/plan-form'
import type { PlanTemplate } from '@/domain/service-plan/template'
import type { PlanTemplateDraft, PlanTemplateForm } from '@/domain/service-plan/template-form'
import type { PlanTerms, PlanTermsForm } from '@/domain/service-plan/terms-form'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Activity, RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'
import type { InvoiceRunsProps } from '@/ui/shared/invoice-runs'

/** The tabs of the page (PLAN-01). */
export const PLAN_TABS = ['templates', 'plans', 'create'] as const
export type PlanTab = (typeof PLAN_TABS)[number]

/** What can be asked of a plan in its list (PLAN-05). */
export type PlanAction = 'view' | 'edit' | PlanCommand
export type TemplateAction = 'use' | 'edit' | 'activate' | 'deactivate' | 'remove'

/** The columns of both lists; the address and the saved views name them. */
export const SERVICE_PLAN_COLUMNS = [
  'name',
  'category',
  'frequency',
  'price',
  'contract',
  'activity',
  'client',
  'status',
  'progress',
  'next',
  'balance',
] as const
export type ServicePlanColumn = (typeof SERVICE_PLAN_COLUMNS)[number]
export type TemplateColumn = Extract<
  ServicePlanColumn,
  'name' | 'category' | 'frequency' | 'price' | 'contract' | 'activity'
>
export type PlanColumn = Extract<ServicePlanColumn, 'name' | 'client' | 'status' | 'progress' | 'next' | 'balance'>

export type ServicePlanFilter = TemplateFilter & PlanFilter
export type ServicePlansPlace = ListParams<ServicePlanFilter, ServicePlanColumn>

type PlanRef = { id: number }

/** What the screens can ask for. Each settles when the back end has answered. */
export type ServicePlanCommands = {
  create(draft: PlanDraft): Promise<Outcome>
  edit(plan: PlanRef, edit: Edit<PlanTerms, ServicePlan>): Promise<Outcome>
  pause(plan: ServicePlan): Promise<Outcome>
  resume(plan: ServicePlan): Promise<Outcome>
  cancel(plan: ServicePlan): Promise<Outcome>
  complete(plan: ServicePlan): Promise<Outcome>
  /** Tries again what a plan's life could not do. */
  retry(plan: ServicePlan): Promise<Outcome>
  /** Dismisses what has failed. */
  dismiss(plan: ServicePlan): void
  /** Settles what went by without being scheduled: a visit each today, or none. */
  catchUp(plans: number[], skip: boolean): Promise<Outcome>
  /** A charge was paid, how and when; null where it is open again. */
  settleCharge(charge: PlanRef, payment: ChargePayment | null): Promise<Outcome>
  waiveCharge(charge: PlanRef, reason: string): Promise<Outcome>
  templates: {
    create(draft: PlanTemplateDraft): Promise<Outcome>
    edit(template: PlanRef, edit: Edit<PlanTemplateDraft, PlanTemplate>): Promise<Outcome>
    activate(template: PlanRef): Promise<Outcome>
    deactivate(template: PlanRef): Promise<Outcome>
    remove(template: PlanRef): Promise<Outcome>
  }
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** The visits and charges of a plan so far. */
export type PlanAccount = { visits: readonly PlanVisit[]; charges: readonly ReadCharge[] }

/** What every screen of plans knows of its surroundings. */
export type PlanContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: ServicePlanCommands
  /** The activity of each plan. */
  activity: Activity<PlanCommand>
  /** Opens the form of a plan's terms (`?edit_plan=3`). */
  onEditPlan: (planId: number) => void
  /** Whether this person has a page of clients to be led to. */
  seesClients: boolean
}

/** How to open a question about a plan, and the plan's account. */
export type PlanQuestionContext = { onAsk: (planId: number | null) => void; account: Loadable<PlanAccount> }

export type ServicePlansScreenProps = PlanContext &
  ListAddress<ServicePlanFilter, ServicePlanColumn> & {
    kind: PlanTab
    onKind: (kind: PlanTab) => void
    templates: Loadable<readonly PlanTemplate[]>
    plans: Loadable<readonly ServicePlan[]>
    damaged: readonly DamagedRecord[]
    runs: Omit<InvoiceRunsProps, 'today'>
    questionContext: PlanQuestionContext
    /** Shows a plan's details (`?plan=3`). */
    onOpen: (planId: number, tab?: PlanDetailsTab) => void
    /** Opens the form of a new template, or of one that is there. */
    onAddTemplate: () => void
    onEditTemplate: (id: number) => void
    /** Leads to Create Plan with a template chosen. */
    onUse: (templateId: number) => void
    /** Create Plan, when it is the tab. */
    create: CreatePlanProps
  }

export type CreatePlanProps = Pick<PlanContext, 'actor' | 'today' | 'commands'> & {
  templates: Loadable<readonly PlanTemplate[]>
  clients: Loadable<readonly ListedClient[]>
  /** What the address chooses ahead. */
  chosen: { template: number | undefined; client: number | undefined }
  draft: FormDraft<PlanForm> | null
  onDraft: (draft: FormDraft<PlanForm> | null) => void
  onCreated: (planId: number) => void
  onCancel: () => void
}

export const DETAIL_TABS = ['details', 'visits', 'charges', 'history'] as const
export type PlanDetailsTab = (typeof DETAIL_TABS)[number]

export type PlanDetailsProps = PlanContext &
  RecordPageProps<ServicePlan, 'details' | 'visits' | 'charges'> & {
    account: Loadable<PlanAccount>
    own: RecordActivity<PlanCommand>
  }

export type TemplateFormProps = Pick<PlanContext, 'actor' | 'commands'> & {
  /** The template to edit; null for a new one. */
  subject: FormSubject<PlanTemplate>
  /** Plans that run on it, each with the terms it was made with. */
  running: number
  draft: RecordDraft<PlanTemplateForm, PlanTemplate> | null
  onDraft: (draft: RecordDraft<PlanTemplateForm, PlanTemplate> | null) => void
  onClose: () => void
}

export type PlanFormProps = Pick<PlanContext, 'actor' | 'today' | 'commands'> & {
  subject: Exclude<FormSubject<ServicePlan>, null>
  account: Loadable<PlanAccount>
  draft: RecordDraft<PlanTermsForm, ServicePlan> | null
  onDraft: (draft: RecordDraft<PlanTermsForm, ServicePlan> | null) => void
  onClose: () => void
}
