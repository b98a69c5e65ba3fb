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
  /** Called on Escape, the close button and an outside click. A caller can ask first by keeping `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  /**
   * `sm` is for a question or a field or two, and leaves the page visible on a phone. `full` takes the screen's height, for a form with a
   * list.
   */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Prevents closing during a save. */
  busy?: boolean
  /** `alertdialog` requires an answer, so an outside click doesn't close it. */
  role?: 'dialog' | 'alertdialog'
  /** The first element to focus; defaults to the first control. Focus returns on close. */
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
    // Focus can move programmatically, such as when an earlier panel restores it, and must not close this one.
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

/** A modal dialog. A form puts its submit button into `footer` with `form="its-id"`. */
export const Dialog = withChakra(Panel)
