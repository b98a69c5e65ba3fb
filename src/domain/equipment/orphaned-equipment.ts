import { firstListed } from '../text/wording'
import type { EquipmentPlace } from './equipment'

const NAMED = 5

/**
 * Equipment at deleted properties stays, without a property. Returns null when there is none, and general wording when the equipment could
 * not be loaded.
 */
export const orphanedEquipmentText = (
  properties: readonly { id: number }[],
  equipment: readonly EquipmentPlace[] | null,
  where = 'there',
): string | null => {
  if (equipment === null) return `Equipment ${where} stays in Predictive AI, without a property.`
  const orphaned = equipment.filter(({ property_id }) => properties.some(({ id }) => id === property_id))
  if (orphaned.length === 0) return null
  const names = firstListed(
    orphaned.map(({ name }) => name),
    NAMED,
  )
  return orphaned.length === 1
    ? `1 unit of equipment is ${where}: ${names}. It stays in Predictive AI, without a property, until you choose another one.`
    : `${orphaned.length} units of equipment are ${where}: ${names}. They stay in Predictive AI, without a property, until you choose another one.`
}
