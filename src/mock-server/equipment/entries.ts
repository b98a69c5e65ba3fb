import type {
  RecordEquipmentServiceArgs,
  ReportEquipmentFaultArgs,
  SetEquipmentMonitoringArgs,
} from '@/contract/graphql/generated/resolvers'
import { faultFormSchema, serviceFormSchema } from '@/domain/equipment/form'
import { sentMonitoring } from '@/domain/equipment/monitoring'
import { mayManageEquipment } from '@/domain/equipment/permissions'
import { faultProblem, serviceProblem } from '@/domain/equipment/problems'
import { formatDate } from '@/domain/time/calendar'
import { byUser, inserted, replaced } from '../core/log/changes'
import { command } from '../core/write/command'
import { invalid, readBy } from '../core/write/refusal'
import type { Sent } from '../graphql/asking'
import { faultFacts, serviceFacts } from './tables'

const allow = (problem: { field: string; message: string } | null): void => {
  if (problem) throw invalid(problem.field, problem.message)
}

export const servicing = command('equipment_services', {
  of: 'equipment',
  id: ({ args }: Sent<RecordEquipmentServiceArgs>) => args.equipment,
  may: { rule: mayManageEquipment, participle: 'marked as serviced', what: 'equipment' },
  facts({ actor, args }, store, unit) {
    const input = readBy(serviceFormSchema, args)
    allow(serviceProblem(input, unit, store.today(actor.time_zone)))
    const row = {
      id: store.nextId('equipment_services'),
      business_id: unit.business_id,
      equipment_id: unit.id,
      ...input,
    }
    return [
      serviceFacts.created(row, 'equipment_service.done', {
        actor: byUser(actor),
        note: `Serviced on ${formatDate(row.done_on)}`,
      }),
    ]
  },
  answer: ({ row }) => row().id,
})

export const reporting = command('equipment_faults', {
  of: 'equipment',
  id: ({ args }: Sent<ReportEquipmentFaultArgs>) => args.equipment,
  may: { rule: mayManageEquipment, participle: 'reported as faulty', what: 'equipment' },
  facts({ actor, args }, store, unit) {
    const input = readBy(faultFormSchema, args)
    allow(faultProblem(input, unit, store.today(actor.time_zone)))
    const row = { id: store.nextId('equipment_faults'), business_id: unit.business_id, equipment_id: unit.id, ...input }
    return [
      faultFacts.created(row, 'equipment_fault.reported', {
        actor: byUser(actor),
        note: `Fault on ${formatDate(row.occurred_on)}`,
      }),
    ]
  },
  answer: ({ row }) => row().id,
})

/** Setting the same values again changes nothing. */
export const monitoring = command('equipment_monitoring', {
  may: { rule: mayManageEquipment, participle: 'monitored', what: 'equipment' },
  facts({ actor, businessId, args }: Sent<SetEquipmentMonitoringArgs>, store) {
    const input = readBy(sentMonitoring, args)
    const [before] = store.naming('equipment_monitoring', 'business_id', businessId)
    const row = { id: before?.id ?? store.nextId('equipment_monitoring'), business_id: businessId, ...input }
    if (before && before.health_below === input.health_below && before.due_within_days === input.due_within_days)
      return []
    const limit = `${Math.round(input.health_below * 100)}%`
    return [
      {
        stream: `monitoring/${row.id}`,
        type: 'monitoring.set',
        actor: byUser(actor),
        note: `Alerts below ${limit} health or ${input.due_within_days} days before a service`,
        changes: [before ? replaced('equipment_monitoring', before, row) : inserted('equipment_monitoring', row)],
      },
    ]
  },
  answer: (_result, { args }) => readBy(sentMonitoring, args),
})
