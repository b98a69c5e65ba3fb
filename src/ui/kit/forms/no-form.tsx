import { Button } from '../actions/button'
import { Dialog } from '../overlays/dialog'

type Props = { title: string; onClose: () => void; children: string }

/** In the place of a form that can't be: why. */
export const NoForm = ({ title, onClose, children }: Props) => (
  <Dialog open onClose={onClose} title={title} size="sm" footer={<Button onClick={onClose}>Close</Button>}>
    {children}
  </Dialog>
)
