import type { ListedProperty } from '@/domain/client/listed-property'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { SINGLE_PROPERTY } from './records'
import type { PropertyActions } from './use-property-actions'

type Props = { actions: PropertyActions; remove: (property: ListedProperty) => Promise<Outcome> }

/** Asks before properties are deleted, by name (PROP-02). */
export const PropertyQuestion = ({ actions, remove }: Props) => (
  <RecordQuestion definition={SINGLE_PROPERTY} actions={actions} command={remove} />
)
