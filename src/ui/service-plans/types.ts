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

/** PLAN-01 */
export const PLAN_TABS = ['templates', 'plans', 'create'] as const
export type PlanTab = (typeof PLAN_TABS)[number]

/** PLAN-05 */
export type PlanAction = 'view' | 'edit' | PlanCommand
export type TemplateAction = 'use' | 'edit' | 'activate' | 'deactivate' | 'remove'

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

/** Commands of the screens. Each settles when the back end has answered. */
export type ServicePlanCommands = {
  create(draft: PlanDraft): Promise<Outcome>
  edit(plan: PlanRef, edit: Edit<PlanTerms, ServicePlan>): Promise<Outcome>
  pause(plan: ServicePlan): Promise<Outcome>
  resume(plan: ServicePlan): Promise<Outcome>
  cancel(plan: ServicePlan): Promise<Outcome>
  complete(plan: ServicePlan): Promise<Outcome>
  retry(plan: ServicePlan): Promise<Outcome>
  dismiss(plan: ServicePlan): void
  /** Schedules each missed visit today, or skips all of them. */
  catchUp(plans: number[], skip: boolean): Promise<Outcome>
  /** Records how and when a charge was paid; null reopens it. */
  settleCharge(charge: PlanRef, payment: ChargePayment | null): Promise<Outcome>
  waiveCharge(charge: PlanRef, reason: string): Promise<Outcome>
  templates: {
    create(draft: PlanTemplateDraft): Promise<Outcome>
    edit(template: PlanRef, edit: Edit<PlanTemplateDraft, PlanTemplate>): Promise<Outcome>
    activate(template: PlanRef): Promise<Outcome>
    deactivate(template: PlanRef): Promise<Outcome>
    remove(template: PlanRef): Promise<Outcome>
  }
  /** Undoes facts by position. */
  undo(positions: number[]): Promise<Outcome>
}

export type PlanAccount = { visits: readonly PlanVisit[]; charges: readonly ReadCharge[] }

export type PlanContext = {
  actor: Actor
  today: Day
  commands: ServicePlanCommands
  activity: Activity<PlanCommand>
  /** Opens `?edit_plan=3`. */
  onEditPlan: (planId: number) => void
  seesClients: boolean
}

/** Opens the confirmation of a plan step, with the plan's account. */
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
    /** Opens `?plan=3`. */
    onOpen: (planId: number, tab?: PlanDetailsTab) => void
    onAddTemplate: () => void
    onEditTemplate: (id: number) => void
    onUse: (templateId: number) => void
    create: CreatePlanProps
  }

export type CreatePlanProps = Pick<PlanContext, 'actor' | 'today' | 'commands'> & {
  templates: Loadable<readonly PlanTemplate[]>
  clients: Loadable<readonly ListedClient[]>
  /** Preselected by the address. */
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
  subject: FormSubject<PlanTemplate>
  /** Number of plans on the template; each keeps its original terms. */
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
