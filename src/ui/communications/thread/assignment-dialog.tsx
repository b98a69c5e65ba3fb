import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'

/** Someone else was assigned while this person chose. `words` say who and when; `done` tells of the choice once it holds. */
export type AssignmentQuestion = { what: 'assignment'; words: string; user: number | null; done: string }

type Props = { question: AssignmentQuestion; onAnyway: () => void; onClose: () => void }

export const AssignmentDialog = ({ question, onAnyway, onClose }: Props) => (
  <ConfirmDialog
    open
    destructive={false}
    title="Assign it anyway?"
    object={question.words}
    confirmLabel="Assign anyway"
    cancelLabel="Leave it"
    onConfirm={onAnyway}
    onCancel={onClose}
  />
)
