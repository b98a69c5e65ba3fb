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
  /** The loaded properties; a client's last one can't be deleted. */
  properties: readonly ListedProperty[]
  jobs: Loadable<readonly Job[]>
  equipment: Loadable<readonly EquipmentPlace[]>
}

/** Confirms deletions, listing the properties by name (PROP-02). */
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

/** Properties with open jobs and a client's last property can't be deleted. The back end checks what this user can't read. */
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
