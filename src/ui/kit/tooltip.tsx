import { Tooltip as Parts, Portal } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

/** A line of help on hover and focus; Escape puts it away. The child must be able to take the focus. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactElement }) => (
  <Parts.Root openDelay={350} closeDelay={80} lazyMount unmountOnExit positioning={{ placement: 'bottom', gutter: 6 }}>
    <Parts.Trigger asChild>{children}</Parts.Trigger>
    <Portal>
      <Parts.Positioner>
        <Parts.Content>{content}</Parts.Content>
      </Parts.Positioner>
    </Portal>
  </Parts.Root>
)
