import { chakra } from '@chakra-ui/react'
import type { Estimate } from '@/domain/estimate/estimate'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import type { Records } from '@/ui/kit/records/actions/definition'
import { RecordQuestion } from '@/ui/kit/records/actions/record-question'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { EstimateAction, EstimateContext } from '../types'
import type { EstimateActions } from '../use-estimate-actions'
import { AnswerDialog } from './answer-dialog'
import { ConvertDialog } from './convert-dialog'

type Props = Pick<EstimateContext, 'actor' | 'today' | 'commands' | 'onEdit'> & {
  definition: Pick<Records<Estimate, EstimateAction>, 'noun' | 'short' | 'name' | 'actions'>
  actions: EstimateActions
  onClose: () => void
}

export const EstimateQuestion = ({ definition, actions, today, commands, onEdit, onClose }: Props) => {
  const { asking, run } = actions
  const [estimate] = asking?.records ?? []
  if (!asking || !estimate) return null
  const { what } = asking
  if (what === 'approve' || what === 'reject')
    return (
      <AnswerDialog
        key={what}
        estimate={estimate}
        isApproval={what === 'approve'}
        onAnswer={(answer) => {
          onClose()
          const command =
            'rejection_reason' in answer
              ? (record: Estimate) => commands.reject(record, answer)
              : (record: Estimate) => commands.approve(record, answer)
          void run({ what, records: [estimate], command })
        }}
        onClose={onClose}
      />
    )
  if (what === 'convert')
    return (
      <ConvertDialog
        estimate={estimate}
        today={today}
        onConvert={(slot) => {
          onClose()
          void run({ what, records: [estimate], command: (record) => commands.convert(record, slot) })
        }}
        onClose={onClose}
      />
    )
  const revise = async (record: Estimate): Promise<Outcome> => {
    const outcome = await commands.revise(record)
    if (outcome.ok && outcome.id !== undefined) onEdit(outcome.id)
    return outcome
  }
  if (what === 'remove') return <RecordQuestion definition={definition} actions={actions} command={commands.remove} />
  const steps: Partial<Record<EstimateAction, (record: Estimate) => Promise<Outcome>>> = {
    send: commands.send,
    resend: commands.resend,
    revise,
  }
  const command = steps[what]
  const question = definition.actions.find(({ id }) => id === what)?.asks?.(1)
  if (!command || !question) return null
  return (
    <ConfirmDialog
      open
      title={question.title}
      object={definition.name(estimate)}
      confirmLabel={question.confirm}
      destructive={false}
      onConfirm={() => {
        onClose()
        void run({
          what,
          records: [estimate],
          command,
          ...(what === 'revise'
            ? {}
            : { also: () => ({ label: 'Copy client link', run: () => void commands.copyLink(estimate) }) }),
        })
      }}
      onCancel={onClose}
    >
      {question.consequence}
      {what !== 'revise' && <chakra.p mt="3">{goesTo(estimate)}</chakra.p>}
    </ConfirmDialog>
  )
}

const goesTo = (estimate: Estimate): string | null => {
  if (!estimate.client) return null
  const { first_name, email } = estimate.client
  return email
    ? `It goes to ${email}.`
    : `${first_name} has no email address. It is marked as sent: text the client link, or hand it over on paper.`
}
