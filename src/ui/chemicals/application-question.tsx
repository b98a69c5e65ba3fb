import type { Application } from '@/domain/chemical/application'
import type { Records } from '@/ui/kit/records/definition'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { ApplicationAction } from './types'
import type { ApplicationActions } from './use-application-actions'

type Props = {
  definition: Pick<Records<Application, ApplicationAction>, 'noun' | 'short' | 'name' | 'actions'>
  actions: ApplicationActions
  remove: (application: Application) => Promise<Outcome>
}

/** Asks before applications are deleted, by name, and says how long records are kept. */
export const ApplicationQuestion = ({ definition, actions, remove }: Props) => (
  <RecordQuestion definition={definition} actions={actions} command={remove} />
)
