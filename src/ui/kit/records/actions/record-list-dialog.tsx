import Plus from 'lucide-react/icons/plus'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { RecordLines, type RecordLinesProps } from './record-lines'

type Props<R> = Omit<RecordLinesProps<R>, 'nameOf' | 'refusals' | 'onEdit'> & {
  addLabel: string
  /** Null for an available action. */
  refusals: RecordLinesProps<R>['refusals'] & { add: string | null }
  /** Null opens the form of a new record. */
  onEdit: (id: number | null) => void
  onClose: () => void
}

export const RecordListDialog = <R extends { id: number; name: string }>({ addLabel, onClose, ...lines }: Props<R>) => (
  <Dialog
    open
    onClose={onClose}
    title={lines.title}
    size="md"
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <ActionButton disabledReason={lines.refusals.add} onClick={() => lines.onEdit(null)}>
          <Plus size={16} aria-hidden />
          {addLabel}
        </ActionButton>
      </>
    }
  >
    <RecordLines {...lines} nameOf={({ name }) => name} />
  </Dialog>
)
