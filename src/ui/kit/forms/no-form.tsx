import { Button } from '../actions/button'
import { Dialog } from '../overlays/dialog'

type Props = { title: string; onClose: () => void; children: string }

/** Shown in place of a form that isn't available, with the reason. */
export const NoForm = ({ title, onClose, children }: Props) => (
  <Dialog open onClose={onClose} title={title} size="sm" footer={<Button onClick={onClose}>Close</Button>}>
    {children}
  </Dialog>
)
