import { chakra, Drawer as Parts, Portal } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../actions/icon-button'
import { tabbedIntoView } from '../behavior/into-view'
import { withChakra } from '../theme/with-chakra'
import { ignoreToastPress } from './toast-press'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Replaces closing on Escape. */
  onEscape?: (() => void) | undefined
  /** Called once the drawer is open and has hidden the page from screen readers, so that another overlay can open above it. */
  onUp?: (() => void) | undefined
  title: ReactNode
  /** Null reserves its place while it loads; the panel looks for it only on opening. */
  description?: ReactNode
  placement?: 'start' | 'end'
  /** `md` and `lg` take the full width on phones. */
  size?: 'sm' | 'md' | 'lg'
  flush?: boolean
  footer?: ReactNode
  children?: ReactNode
}

const Panel = ({
  open,
  onClose,
  onEscape,
  onUp,
  title,
  description,
  placement = 'end',
  size = 'md',
  flush = false,
  footer,
  children,
}: DrawerProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const tellUp = useEffectEvent(() => onUp?.())
  useEffect(() => {
    if (!open) return
    // It hides the other elements in its first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => tellUp())
    })
    return () => cancelAnimationFrame(frame)
  }, [open])
  return (
    <Parts.Root
      initialFocusEl={() => heading.current}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      // A panel closed by a link in it restores focus late, which must not close this one.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={ignoreToastPress}
      onEscapeKeyDown={(event) => {
        if (!onEscape) return
        event.preventDefault()
        onEscape()
      }}
      placement={placement}
      size={size}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content onKeyUp={tabbedIntoView}>
            <Parts.Header>
              <Parts.Title asChild>
                <chakra.h2 ref={heading} tabIndex={-1} outline="none">
                  {title}
                </chakra.h2>
              </Parts.Title>
              {description !== undefined && <Parts.Description>{description}</Parts.Description>}
            </Parts.Header>
            <Parts.Body {...(flush ? { p: '0' } : {})}>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
            <Parts.CloseTrigger asChild>
              <IconButton label="Close" size="sm">
                <X size={16} aria-hidden />
              </IconButton>
            </Parts.CloseTrigger>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

/** A side panel for a record. Focus starts on the title, so that it is read from the top. */
export const Drawer = withChakra(Panel)
