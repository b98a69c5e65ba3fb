import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import type { EquipmentFault, EquipmentRow, EquipmentService } from '@/domain/equipment/equipment'
import type { MonitoringRow } from '@/domain/equipment/monitoring'
import { faultProblem, installProblem, NAME_TAKEN, serviceProblem } from '@/domain/equipment/problems'
import { isSameName } from '@/domain/text/same-name'
import type { Day } from '@/domain/time/calendar'
import type { Reader } from '../core/log/rows'

type Problem = { path: string; message: string } | null

const GONE = 'Its equipment was deleted; bring the equipment back first.'
const HAS_HAPPENED = 'More has been said of it since. Delete the equipment instead.'

const todayOf = ({ business_id }: { business_id: number }, store: Reader): Day =>
  store.today(store.find('businesses', business_id)?.timezone ?? DEFAULT_TIME_ZONE)

const happened = (id: number, store: Reader) => [
  ...store.naming('equipment_services', 'equipment_id', id),
  ...store.naming('equipment_faults', 'equipment_id', id),
]

/** Names are unique within a property, and the install date must be valid. */
export const equipmentProblem = (unit: EquipmentRow, store: Reader): Problem => {
  const others = store.naming('equipment', 'property_id', unit.property_id)
  if (others.some(({ id, name }) => id !== unit.id && isSameName(name, unit.name)))
    return { path: 'name', message: NAME_TAKEN }
  const problem = installProblem(unit.installed_on, todayOf(unit, store), happened(unit.id, store))
  return problem && { path: problem.field, message: problem.message }
}

/** Equipment with records can only be deleted together with them. */
export const equipmentRemoval = ({ id }: EquipmentRow, storeAfter: Reader): string | null => {
  const has = happened(id, storeAfter).length + storeAfter.naming('equipment_plans', 'equipment_id', id).length
  return has > 0 ? HAS_HAPPENED : null
}

/** A business has only one monitoring record, so undo can't restore a second one. */
export const monitoringObstacle = ({ after }: { after: MonitoringRow }, store: Reader): string | null =>
  store.naming('equipment_monitoring', 'business_id', after.business_id).some(({ id }) => id !== after.id)
    ? 'Smart monitoring was set up again since.'
    : null

export const equipmentObstacle = ({ after }: { after: EquipmentRow }, store: Reader): string | null =>
  equipmentProblem(after, store)?.message ?? null

type Part = { equipment_id: number }

const partObstacle =
  <R extends Part>(problemOf: (part: R, unit: EquipmentRow, store: Reader) => string | null) =>
  ({ after }: { after: R }, store: Reader): string | null => {
    const unit = store.find('equipment', after.equipment_id)
    return unit ? problemOf(after, unit, store) : GONE
  }

export const serviceObstacle = partObstacle<EquipmentService>(
  (service, unit, store) => serviceProblem(service, unit, todayOf(unit, store))?.message ?? null,
)
export const faultObstacle = partObstacle<EquipmentFault>(
  (fault, unit, store) => faultProblem(fault, unit, todayOf(unit, store))?.message ?? null,
)
export const planObstacle = partObstacle<Part>(() => null)
