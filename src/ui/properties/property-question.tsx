import { lastOnes, lastPropertyRefusal } from '@/domain/client/last-property'
import type { ListedProperty } from '@/domain/client/listed-property'
import { propertyWorkRefusal } from '@/domain/client/open-work'
import { isAt } from '@/domain/client/property'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import { orphanedEquipmentText } from '@/domain/equipment/orphaned-equipment'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { RecordQuestion, type Stops } from '@/ui/kit/records/actions/record-question'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { SINGLE_PROPERTY } from './records'
import type { PropertyActions } from './use-property-actions'

type Props = {
  actions: PropertyActions
  remove: (property: ListedProperty) => Promise<Outcome>
  /** All properties, as far as they are loaded: the last one of a client stays. */
  properties: readonly ListedProperty[]
  /** All jobs of the business. */
  jobs: Loadable<readonly Job[]>
  /** The locations of equipment, as far as this person sees any. */
  equipment: Loadable<readonly EquipmentPlace[]>
}

/** Asks before properties are deleted, by name (PROP-02). */
export const PropertyQuestion = ({ actions, remove, properties, jobs, equipment }: Props) => (
  <RecordQuestion
    definition={SINGLE_PROPERTY}
    actions={actions}
    command={remove}
    stops={removalStops(actions.asking?.records ?? [], properties, jobs)}
    note={{
      isKnown: equipment.state !== 'loading',
      of: (targets) => orphanedEquipmentText(targets, equipment.state === 'ready' ? equipment.value : null),
    }}
  />
)

/** Open jobs keep a property, and so does being the last one of its client. What can't be read here the back end judges. */
const removalStops = (
  targets: readonly ListedProperty[],
  properties: readonly ListedProperty[],
  jobs: Loadable<readonly Job[]>,
): Stops<ListedProperty> => {
  const workAt = (property: ListedProperty) => {
    const here = jobs.state === 'ready' ? jobs.value.filter(isAt(property)) : []
    return propertyWorkRefusal(here.filter(({ status }) => isOpen(status)).length)
  }
  const last = lastOnes(
    targets.filter((property) => workAt(property) === null),
    properties,
  )
  return {
    title: (count) => `${count === 1 ? 'This property' : 'These properties'} can’t be deleted yet`,
    isKnown: jobs.state !== 'loading',
    of(property) {
      const work = workAt(property)
      if (work !== null)
        return {
          reason: work,
          way: { label: 'See the jobs', to: '/dashboard/jobs', search: { search: property.address } },
        }
      const reason = last.includes(property) ? lastPropertyRefusal(0) : null
      if (reason === null) return null
      const search = { create: true, client: property.client_id }
      return { reason, way: { label: 'Add property', to: '/dashboard/properties', search } }
    },
  }
}
