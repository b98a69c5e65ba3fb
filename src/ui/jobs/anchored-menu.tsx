import { Menu as Parts, Portal } from '@chakra-ui/react'
import { chooseItem, type MenuItem, MenuItems } from '@/ui/kit/menu-item'

export type AnchoredMenuProps = {
  /** The button the menu belongs to; it gets the focus back. */
  anchor: HTMLElement
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/**
 * One menu for any number of plain buttons: the kit's `Menu` is a component a trigger, which thousands of rows and cards cannot
 * afford. Mounted while open.
 */
export const AnchoredMenu = ({ anchor, label, items, onClose }: AnchoredMenuProps) => {
  const close = () => {
    onClose()
    anchor.focus()
  }
  // The focus goes back before the item acts, so that a dialog it opens returns it to the button in the end.
  const choose = (id: string) => {
    if (items.find((item) => item.id === id)?.disabledReason) return
    close()
    chooseItem(items, id)
  }
  return (
    <Parts.Root
      open
      onOpenChange={(change) => !change.open && close()}
      onSelect={({ value }) => choose(value)}
      positioning={{ placement: 'bottom-end', gutter: 4, getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Portal>
        <Parts.Positioner>
          <Parts.Content aria-label={label} aria-labelledby={undefined}>
            <MenuItems items={items} keepOpen />
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
