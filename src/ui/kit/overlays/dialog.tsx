import { Dialog as Parts, Portal } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button'
import { tabbedIntoView } from '../behavior/into-view'
import { noWrapNumbers } from '../layout/no-wrap-numbers'
import { withChakra } from '../theme/with-chakra'
import { ignoreToastPress } from './toast-press'

export type DialogProps = {
  open: boolean
  /** Asked by Escape, the cross and a click outside. A caller that must ask first simply keeps `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** `sm` is for a question or a field or two: a phone keeps the page in sight behind it. `full` is as high as the screen, for a form with a list in it. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Nothing closes it while its content is being saved. */
  busy?: boolean
  /** `alertdialog` for questions that need an answer; a click outside does not close those. */
  role?: 'dialog' | 'alertdialog'
  /** What takes the focus first; the first control otherwise. It goes back to where it was on closing. */
  initialFocus?: () => HTMLElement | null
  footer?: ReactNode
  children?: ReactNode
}

const Panel = ({
  open,
  onClose,
  title,
  description,
  size = 'md',
  busy = false,
  role = 'dialog',
  initialFocus,
  footer,
  children,
}: DialogProps) => (
  <Parts.Root
    open={open}
    onOpenChange={(change) => !change.open && !busy && onClose()}
    // Focus that moves elsewhere on its own, as when a panel before it gives it back, is not a wish to close.
    onFocusOutside={(event) => event.preventDefault()}
    onPointerDownOutside={ignoreToastPress}
    size={size as 'md'}
    role={role}
    closeOnInteractOutside={role === 'dialog'}
    {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
  >
    <Portal>
      <Parts.Backdrop />
      <Parts.Positioner>
        <Parts.Content onKeyUp={tabbedIntoView}>
          <Parts.Header>
            <Parts.Title asChild>
              <h2>{noWrapNumbers(title)}</h2>
            </Parts.Title>
            {description && <Parts.Description>{noWrapNumbers(description)}</Parts.Description>}
          </Parts.Header>
          {children && <Parts.Body>{children}</Parts.Body>}
          {footer && <Parts.Footer data-dialog-foot={size}>{footer}</Parts.Footer>}
          <Parts.CloseTrigger asChild>
            <IconButton label="Close" size="sm" disabled={busy}>
              <X size={16} aria-hidden />
            </IconButton>
          </Parts.CloseTrigger>
        </Parts.Content>
      </Parts.Positioner>
    </Portal>
  </Parts.Root>
)

/** A modal panel. A form puts its submit button into `footer` with `form="its-id"`. */
export const Dialog = withChakra(Panel)
