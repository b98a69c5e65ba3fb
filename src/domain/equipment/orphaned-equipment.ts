import { firstListed } from '../text/wording'
import type { EquipmentPlace } from './equipment'

/** How many units are named; the others are counted. */
const NAMED = 5

/**
 * What happens to equipment at properties that are deleted: it stays, without a property. Null where none is there; in general terms where
 * equipment is unknown.
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
