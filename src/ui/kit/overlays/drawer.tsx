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
  /** What Escape does instead of closing. */
  onEscape?: (() => void) | undefined
  /** It is up, and has hidden from screen readers what was there before: something else may open over it. */
  onUp?: (() => void) | undefined
  title: ReactNode
  /** Null keeps its place while it is not known yet; the panel looks for it only when it opens. */
  description?: ReactNode
  /** `end` is the right edge. */
  placement?: 'start' | 'end'
  /** On phones `md` and `lg` take the whole width. */
  size?: 'sm' | 'md' | 'lg'
  /** Content without padding, up to the edges. */
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
    // It hides the others in the first frame.
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
      // A panel that a link in it has closed gives the focus back late: no one wants this one closed for it.
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

/** A panel at the edge for one record's details. The focus starts on its title, so that it is read from the top. */
export const Drawer = withChakra(Panel)
