import { mayDeleteClients, mayEditClients, mayEditProperties } from '@/domain/client/permissions'
import {
  isOpen,
  isUnfinished,
  JOB_COMMANDS,
  type JobCommand,
  judgeJob,
  mayAttach,
  mayCreateJobs,
  mayDeleteJobs,
  mayEditJob,
  mayEver,
} from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { mayManagePlans } from '@/domain/service-plan/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import type { Reader } from '../core/log/rows'
import { billedJobRefusal, unfinishedJobRefusal } from '../invoices/refusals'
import { pricePaidOutRefusal } from '../payouts/refusals'
import { chargedVisitRefusal } from '../plans/refusals'
import { COMMAND_FACTS, REPLANNED } from './command-facts'
import {
  LATE_WORK_DISCARDED,
  PHOTO_REMOVED,
  PHOTOS_ADDED,
  PROPERTY_MOVED,
  STEP_HELD,
  VISIT_CHANGED,
  VISIT_PLANNED,
  VISIT_WITHDRAWN,
} from './tables'

const commandOf = (type: string): JobCommand | undefined =>
  type === REPLANNED ? 'dispatch' : JOB_COMMANDS.find((name) => COMMAND_FACTS[name] === type)

const materialObstacle = ({ status, planned_materials }: Job, store: Reader): string | null =>
  isUnfinished(status) && planned_materials.some(({ product_id }) => !store.find('products', product_id))
    ? 'A product that it needs was deleted; bring the product back first.'
    : null

export const jobUndoRules = {
  jobs: {
    removal: (job, storeAfter) => chargedVisitRefusal(job, storeAfter) ?? billedJobRefusal(job, storeAfter),
    undo: {
      // Anyone who may perform an action may undo it, judged on the job at the time.
      may(actor, { type, before, after }) {
        const job = before ?? after
        if (!job) return false
        if (type === 'job.created') return mayCreateJobs(actor)
        if (type === 'job.deleted') return mayDeleteJobs(actor)
        if (type === 'job.client_merged') return mayEditClients(actor)
        // The client's last name is kept in the job.
        if (type === 'job.client_deleted') return mayDeleteClients(actor)
        if (type === PROPERTY_MOVED) return mayEditProperties(actor)
        if (type === VISIT_WITHDRAWN || type === VISIT_CHANGED) return mayManagePlans(actor)
        // Completing a visit also plans the next one.
        if (type === VISIT_PLANNED) return mayManagePlans(actor) || mayEver(actor, 'complete')
        if (type === PHOTOS_ADDED || type === PHOTO_REMOVED) return mayAttach(actor, job)
        const command = commandOf(type)
        return command ? judgeJob(actor, command, job).ok : mayEditJob(actor, job)
      },
      keeps: (type) =>
        type === STEP_HELD || type === LATE_WORK_DISCARDED ? 'It was done, and stays in the history.' : null,
      obstacle({ before, after }, store) {
        // Finished work of a deleted client stays.
        if (isOpen(after.status) && !store.find('clients', after.client_id))
          return 'Its client was deleted; bring the client back first.'
        const missing = materialObstacle(after, store) ?? unfinishedJobRefusal({ after }, store)
        if (missing) return missing
        const paidOut = before?.estimated_cost === after.estimated_cost ? null : pricePaidOutRefusal(after, store)
        if (paidOut) return paidOut
        const joining = after.assigned_crew_members.filter((id) => !before?.assigned_crew_members.includes(id))
        const isAway = joining.some((id) => (store.find('crew_members', id)?.status ?? 'inactive') === 'inactive')
        return isAway ? 'Someone on its crew is no longer active.' : null
      },
    },
  },
} satisfies AllUndoRules
