import type { ListedProperty } from '@/domain/client/listed-property'
import { propertyWorkRefusal } from '@/domain/client/open-work'
import { isAt } from '@/domain/client/property'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Loadable } from '@/ui/kit/loadable'
import { RecordQuestion, type Stops } from '@/ui/kit/records/record-question'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { SINGLE_PROPERTY } from './records'
import type { PropertyActions } from './use-property-actions'

type Props = {
  actions: PropertyActions
  remove: (property: ListedProperty) => Promise<Outcome>
  /** All jobs of the business. */
  jobs: Loadable<readonly Job[]>
}

/** Asks before properties are deleted, by name (PROP-02). */
export const PropertyQuestion = ({ actions, remove, jobs }: Props) => (
  <RecordQuestion definition={SINGLE_PROPERTY} actions={actions} command={remove} stops={removalStops(jobs)} />
)

/** Open jobs keep a property. Where the jobs can't be read the back end has the last word. */
const removalStops = (jobs: Loadable<readonly Job[]>): Stops<ListedProperty> => ({
  title: (count) => `${count === 1 ? 'This property' : 'These properties'} can’t be deleted yet`,
  isKnown: jobs.state !== 'loading',
  of(property) {
    const here = jobs.state === 'ready' ? jobs.value.filter(isAt(property)) : []
    const reason = propertyWorkRefusal(here.filter(({ status }) => isOpen(status)).length)
    if (reason === null) return null
    return { reason, way: { label: 'See the jobs', to: '/dashboard/jobs', search: { search: property.address } } }
  },
})
