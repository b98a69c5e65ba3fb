import { searchBy } from '../text/search'
import type { Equipment } from './equipment'
import type { EquipmentType, HealthStatus } from './vocabulary'

/** What the list of equipment is narrowed to; empty fields narrow nothing. */
export type EquipmentFilter = {
  search?: string | undefined
  type?: EquipmentType | undefined
  status?: HealthStatus | undefined
  /** Id of the client, as a select has it. */
  client?: string | undefined
}

const finds = searchBy((unit: Equipment) => [unit.name, unit.location, unit.address, unit.client?.name ?? ''])

/** Narrows a list of equipment: every word of the search is somewhere in its name, its place or its client's name. */
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
