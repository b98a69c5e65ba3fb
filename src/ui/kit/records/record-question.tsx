import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { namePhrase, type Records } from './definition'
import type { Outcome } from './run-on-many'
import type { RecordActions } from './use-record-actions'

type RecordQuestionProps<R extends { id: number }, C extends string> = {
  definition: Pick<Records<R, C>, 'noun' | 'short' | 'name' | 'actions'>
  actions: RecordActions<R, C>
  /** Carries out on one record what is asked about. */
  command: (record: R) => Promise<Outcome>
}

/** Asks before an action that says what is to be asked, naming the records; nothing while nothing is asked. */
export const RecordQuestion = <R extends { id: number }, C extends string>({
  definition,
  actions,
  command,
}: RecordQuestionProps<R, C>) => {
  const { asking } = actions
  const question = definition.actions.find(({ id }) => id === asking?.what)?.asks?.(asking?.records.length ?? 0)
  if (!asking || !question) return null
  const confirm = () => {
    actions.stopAsking()
    void actions.run({ ...asking, command })
  }
  return (
    <ConfirmDialog
      open
      title={question.title}
      object={namePhrase(definition, asking.records)}
      confirmLabel={question.confirm}
      onConfirm={confirm}
      onCancel={actions.stopAsking}
    >
      {question.consequence}
    </ConfirmDialog>
  )
}
