import type { EquipmentFault, EquipmentPlan, EquipmentRow, EquipmentService } from '@/domain/equipment/equipment'
import { EQUIPMENT_TYPES, SERVICE_TYPES, serviceLabel } from '@/domain/equipment/vocabulary'
import { counted } from '@/domain/text/wording'
import { asDay, asMoney, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'

const asCount = (unit: string) => (value: unknown) => (typeof value === 'number' ? counted(value, unit) : undefined)

export const EQUIPMENT_HISTORY: HistoryWords<EquipmentRow> = {
  fields: {
    id: null,
    business_id: null,
    property_id: null,
    name: 'Name',
    type: ['Type', asWord(EQUIPMENT_TYPES, (type) => type)],
    address: 'Property',
    location: 'Location',
    installed_on: ['Installed on', asDay],
    expected_life_years: ['Expected life', asCount('year')],
    service_interval_days: ['Service interval', asCount('day')],
    service_interval_hours: ['Hours between services', asCount('hour')],
    hours_per_week: ['Hours of use per week', asCount('hour')],
    service_cost: ['Service cost', asMoney],
    repair_cost: ['Repair cost', asMoney],
    notes: 'Notes',
  },
  titles: {
    'equipment.added': 'Equipment added',
    'equipment.edited': 'Equipment edited',
    'equipment.deleted': 'Equipment deleted',
  },
}

const SERVICE_HISTORY: HistoryWords<EquipmentService> = {
  fields: { id: null, business_id: null, equipment_id: null, done_on: ['Date', asDay], notes: 'What was done' },
  titles: { 'equipment_service.done': 'Service done' },
}

const FAULT_HISTORY: HistoryWords<EquipmentFault> = {
  fields: {
    id: null,
    business_id: null,
    equipment_id: null,
    occurred_on: ['Date', asDay],
    description: 'What went wrong',
  },
  titles: { 'equipment_fault.reported': 'Fault reported' },
}

const PLAN_HISTORY: HistoryWords<EquipmentPlan> = {
  fields: {
    id: null,
    business_id: null,
    equipment_id: null,
    job_id: null,
    accepted: null,
    service_type: ['Service', asWord(SERVICE_TYPES, serviceLabel)],
  },
  titles: {
    'equipment_plan.accepted': 'Recommendation accepted',
    'equipment_plan.scheduled': 'Service scheduled',
  },
}

export const EQUIPMENT_PARTS = {
  equipment_service: SERVICE_HISTORY,
  equipment_fault: FAULT_HISTORY,
  equipment_plan: PLAN_HISTORY,
}
