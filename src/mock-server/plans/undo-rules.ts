import { mayEditClients } from '@/domain/client/permissions'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { mayEver } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { mayManagePlans } from '@/domain/service-plan/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import { chargeObstacle, planObstacle, planRemoval, templateObstacle } from './refusals'
import { CHARGE_BILLED, CHARGE_RELEASED, CLIENT_MERGED, CLOCKED, VISIT_COMPLETED } from './tables'

/** Anyone who may complete a visit may undo that, with its consequences. */
const byWhoWorks = (actor: Actor) => mayManagePlans(actor) || mayEver(actor, 'complete')

export const planUndoRules = {
  plan_templates: { undo: { may: mayManagePlans, obstacle: templateObstacle } },
  service_plans: {
    removal: planRemoval,
    undo: {
      may(actor, { type }) {
        if (type === CLIENT_MERGED) return mayEditClients(actor)
        return type === VISIT_COMPLETED ? byWhoWorks(actor) : mayManagePlans(actor)
      },
      keeps: (type) =>
        type === CLOCKED
          ? 'Groundwork did this automatically. Undo single visits in their jobs, and single charges here.'
          : null,
      obstacle: planObstacle,
    },
  },
  plan_charges: {
    undo: {
      may(actor, { type, before, after }) {
        // A consequence of an invoice change.
        if (type === CHARGE_RELEASED) return maySeeInvoices(actor)
        if (type === CHARGE_BILLED) return maySeeInvoices(actor) || (after?.job_id != null && byWhoWorks(actor))
        return before === null && after?.job_id ? byWhoWorks(actor) : mayManagePlans(actor)
      },
      obstacle: chargeObstacle,
    },
  },
} satisfies AllUndoRules
