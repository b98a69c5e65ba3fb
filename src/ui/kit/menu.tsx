import { Menu as Parts, Portal } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { chooseItem, type MenuItem, MenuItems } from './menu-item'

export type { MenuItem } from './menu-item'

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** What the list is called for screen readers; the trigger's name otherwise. */
  label?: string
  items: readonly MenuItem[]
}

/** Actions under a button: arrows move, letters jump, Enter chooses, Escape closes. */
export const Menu = ({ trigger, label, items }: MenuProps) => (
  <Parts.Root
    lazyMount
    unmountOnExit
    positioning={{ placement: 'bottom-end', gutter: 4 }}
    onSelect={({ value }) => chooseItem(items, value)}
  >
    <Parts.Trigger asChild>{trigger}</Parts.Trigger>
    <Portal>
      <Parts.Positioner>
        <Parts.Content {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}>
          <MenuItems items={items} />
        </Parts.Content>
      </Parts.Positioner>
    </Portal>
  </Parts.Root>
)
