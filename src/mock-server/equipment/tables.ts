import {
  type EquipmentFault,
  type EquipmentPlan,
  type EquipmentRow,
  type EquipmentService,
  equipmentFaultSchema,
  equipmentPlanSchema,
  equipmentSchema,
  equipmentServiceSchema,
} from '@/domain/equipment/equipment'
import { type MonitoringRow, monitoringSchema } from '@/domain/equipment/monitoring'
import { maySeeEquipment } from '@/domain/equipment/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { type RecordRules, table } from '../core/log/registry'
import type { Reader } from '../core/log/rows'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    equipment: EquipmentRow
    equipment_services: EquipmentService
    equipment_faults: EquipmentFault
    equipment_plans: EquipmentPlan
    equipment_monitoring: MonitoringRow
  }
}

const PAGE = '/dashboard/predictive'
const pageOf = (id: number) => `${PAGE}?view=equipment&equipment=${id}`
const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const visible = (_row: unknown, actor: Actor) => maySeeEquipment(actor)

const equipmentRecord: RecordRules<EquipmentRow> = {
  stream: 'equipment',
  nouns: ['equipment', 'equipment'],
  business: ofBusiness,
  name: ({ name }) => name,
  words: {
    installed_on: 'install date',
    expected_life_years: 'expected life',
    service_interval_days: 'service interval',
    service_interval_hours: 'hours between services',
  },
  visible,
  page: ({ id }) => pageOf(id),
}

type Part = { id: number; business_id: number; equipment_id: number }

/** Records of equipment have no name of their own, and appear in the equipment's history. */
const partOfEquipment = <R extends Part>(what: string) => ({
  business: ofBusiness,
  name: ({ equipment_id }: R, store: Reader) =>
    `${what} ${store.find('equipment', equipment_id)?.name ?? 'deleted equipment'}`,
  visible,
  page: ({ equipment_id }: R) => pageOf(equipment_id),
  partOf: { table: 'equipment', id: ({ equipment_id }: R) => equipment_id } as const,
})

const serviceRecord: RecordRules<EquipmentService> = {
  ...partOfEquipment('Service of'),
  stream: 'equipment_service',
  nouns: ['service', 'services'],
}

const faultRecord: RecordRules<EquipmentFault> = {
  ...partOfEquipment('Fault of'),
  stream: 'equipment_fault',
  nouns: ['fault', 'faults'],
}

const planRecord: RecordRules<EquipmentPlan> = {
  ...partOfEquipment('Job for'),
  stream: 'equipment_plan',
  nouns: ['planned service', 'planned services'],
}

const monitoringRecord: RecordRules<MonitoringRow> = {
  stream: 'monitoring',
  nouns: ['smart monitoring', 'smart monitoring'],
  business: ofBusiness,
  name: () => 'Smart monitoring',
  words: { health_below: 'health limit', due_within_days: 'days ahead' },
  visible,
  page: () => PAGE,
}

export const serviceFacts = factsOf('equipment_services', serviceRecord)

export const faultFacts = factsOf('equipment_faults', faultRecord)

export const servicePlanFacts = factsOf('equipment_plans', planRecord)

export const equipmentTables = {
  equipment: table(equipmentSchema, equipmentRecord),
  equipment_services: table(equipmentServiceSchema, serviceRecord),
  equipment_faults: table(equipmentFaultSchema, faultRecord),
  equipment_plans: table(equipmentPlanSchema, planRecord),
  equipment_monitoring: table(monitoringSchema, monitoringRecord),
}
