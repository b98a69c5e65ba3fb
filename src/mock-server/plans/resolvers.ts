import * as v from 'valibot'
import type {
  CatchUpPlansArgs,
  ChangePlanStatusArgs,
  CreatePlanTemplateArgs,
  EditPlanTemplateArgs,
  EditServicePlanArgs,
  PlanTemplateInput,
  SettlePlanChargeArgs,
  PlanTemplate as ShownTemplate,
  WaivePlanChargeArgs,
} from '@/contract/graphql/generated/resolvers'
import { planChargeCodec, planTemplateCodec } from '@/contract/plans'
import { maySeePrices } from '@/domain/catalog/permissions'
import { planCore } from '@/domain/service-plan/commands'
import { mayAddTemplates, mayManagePlans } from '@/domain/service-plan/permissions'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { emptyPlanTemplateForm, planTemplateFields } from '@/domain/service-plan/template-form'
import { NO_PRICE } from '@/domain/service-plan/terms'
import { UNPRICED, unpricedField } from '@/domain/service-plan/terms-form'
import { earliestFirst } from '@/domain/time/day'
import { checkPricing } from '../catalog/checks'
import { hiddenFrom } from '../core/history/subjects'
import { isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import { crud } from '../core/write/crud'
import { invalid, type May, permitReading, readBy, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { definedFields, editCarried, mutation } from '../graphql/mutation'
import { chargeAsPaid } from '../invoices/balances'
import { caughtUp } from './catch-up'
import { stepped } from './decisions'
import { chargesOf } from './listed'
import { newTerms } from './new-terms'
import { checkBilling, isNameTaken, NAME_TAKEN } from './refusals'
import { settled, waived } from './settling'
import { visitsOf } from './visits'

const CHANGED: May = { rule: mayManagePlans, participle: 'changed' }
const CHARGE_CHANGED: May = {
  rule: (actor) => mayManagePlans(actor) && maySeePrices(actor),
  participle: 'changed',
}

/** In dollars, without the business id. */
const shown = (template: PlanTemplate, { actor }: Requester, store: Store): ShownTemplate => {
  const seen = { ...template, ...hiddenFrom('plan_templates', template, actor, store) }
  const { business_id: _, ...wire } = planTemplateCodec.write(seen)
  return wire
}

const anyFields = v.partial(v.object(planTemplateFields))

/** Amounts in cents. Throws a 422 Refusal. */
const fieldsIn = (input: PlanTemplateInput) => readBy(anyFields, definedFields(input))

/** Throws a 422 Refusal. */
const checked = (template: PlanTemplate, store: Store): PlanTemplate => {
  if (isNameTaken(template, store)) throw invalid('name', NAME_TAKEN)
  const unpriced = unpricedField(template)
  if (unpriced !== null) throw invalid(unpriced, UNPRICED[unpriced])
  return template
}

const { name: _, price_per_cycle: __, price_per_service: ___, ...usual } = emptyPlanTemplateForm
const DEFAULTS = { ...usual, price_per_cycle: 0, price_per_service: 0, min_contract_months: 0, visit_minutes: 60 }

const templates = crud('plan_templates', {
  reads: { may: mayManagePlans, shown: () => (template) => template },
  may: { create: mayAddTemplates, edit: mayManagePlans, delete: mayManagePlans },
  participles: { created: 'added' },
  create({ actor, businessId, args }: Sent<CreatePlanTemplateArgs>, id, store) {
    if (args.template.charge_billing !== 'by_hand') checkBilling(actor, definedFields(args.template))
    const template = readBy(v.object(planTemplateFields), { ...DEFAULTS, ...definedFields(args.template) })
    const created_at = isoNow(store)
    return checked({ ...template, id, business_id: businessId, created_at }, store)
  },
  edit({ actor, args }: Sent<EditPlanTemplateArgs>, template, store) {
    const changed = fieldsIn(args.changed)
    checkPricing(actor, changed, NO_PRICE)
    checkBilling(actor, changed)
    return checked({ ...template, ...(changed as Partial<PlanTemplate>) }, store)
  },
  answer: shown,
})

const edit = editCarried(
  templates.edit(({ args }: Sent<EditPlanTemplateArgs>) => args.id),
  fieldsIn,
)

type PlanFields =
  | 'planTemplates'
  | 'planAccount'
  | 'createPlanTemplate'
  | 'editPlanTemplate'
  | 'deletePlanTemplate'
  | 'editServicePlan'
  | 'changePlanStatus'
  | 'catchUpPlans'
  | 'settlePlanCharge'
  | 'waivePlanCharge'

/** Plan templates and plan commands (EP-111); not part of the documented API. */
export const planResolvers: ResolversFor<PlanFields> = {
  planTemplates: (_args, { store, ...requester }) =>
    templates.rows(requester, store).map((template) => shown(template, requester, store)),
  planAccount({ plan }, { store, ...requester }) {
    permitReading('service_plans', mayManagePlans(requester.actor), store)
    const { id } = recordOf('service_plans', String(plan), requester, store)
    const charges = chargesOf(id, requester.actor, store).toSorted(
      (a, b) => earliestFirst(b.due_date, a.due_date) || b.id - a.id,
    )
    return {
      visits: visitsOf(id, store),
      charges: charges.map((charge) => {
        const { business_id: _business, ...wire } = planChargeCodec.write(chargeAsPaid(charge, store))
        return wire
      }),
    }
  },
  createPlanTemplate: mutation('createPlanTemplate', templates.create),
  editPlanTemplate: mutation('editPlanTemplate', edit),
  deletePlanTemplate: mutation(
    'deletePlanTemplate',
    templates.remove(
      ({ args }) => args.id,
      (_result, { args }) => args.id,
    ),
  ),
  editServicePlan: mutation(
    'editServicePlan',
    command('service_plans', {
      id: ({ args }: Sent<EditServicePlanArgs>) => args.id,
      everMay: CHANGED,
      facts: (request, store, plan) => newTerms(request, plan, store),
      answer: ({ row }) => row().id,
    }),
  ),
  changePlanStatus: mutation(
    'changePlanStatus',
    command('service_plans', {
      id: ({ args }: Sent<ChangePlanStatusArgs>) => args.id,
      everMay: CHANGED,
      facts: ({ args, ...requester }, store, plan) => stepped(requester, plan, args.command, store),
      answer: ({ row }) => planCore(row()),
    }),
  ),
  catchUpPlans: mutation(
    'catchUpPlans',
    command('service_plans', {
      may: CHANGED,
      facts: ({ args, ...requester }: Sent<CatchUpPlansArgs>, store) => caughtUp(requester, args, store),
      answer: ({ facts }) => facts.filter(({ stream }) => stream.startsWith('job/')).length,
    }),
  ),
  settlePlanCharge: mutation(
    'settlePlanCharge',
    command('plan_charges', {
      id: ({ args }: Sent<SettlePlanChargeArgs>) => args.id,
      may: CHARGE_CHANGED,
      facts: settled,
      answer: ({ row }) => row().id,
    }),
  ),
  waivePlanCharge: mutation(
    'waivePlanCharge',
    command('plan_charges', {
      id: ({ args }: Sent<WaivePlanChargeArgs>) => args.id,
      may: CHARGE_CHANGED,
      facts: waived,
      answer: ({ row }) => row().id,
    }),
  ),
}
