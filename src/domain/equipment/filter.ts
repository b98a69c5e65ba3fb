import { searchBy } from '../text/search'
import type { Equipment } from './equipment'
import type { EquipmentType, HealthStatus } from './vocabulary'

export type EquipmentFilter = {
  search?: string | undefined
  type?: EquipmentType | undefined
  status?: HealthStatus | undefined
  client?: string | undefined
}

const finds = searchBy((unit: Equipment) => [unit.name, unit.location, unit.address, unit.client?.name ?? ''])

/** Every search word must appear in the name, the location or the client's name. */
export const filterEquipment = (
  equipment: readonly Equipment[],
  { search, type, status, client }: EquipmentFilter,
): Equipment[] => {
  const isFound = finds(search)
  return equipment.filter(
    (unit) =>
      (!type || unit.type === type) &&
      (!status || unit.status === status) &&
      (!client || String(unit.client?.id) === client) &&
      isFound(unit),
  )
}
