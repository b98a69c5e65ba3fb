import { Menu as Parts, Portal } from '@chakra-ui/react'
import { withChakra } from '../theme/with-chakra'
import { chooseItem, type MenuItem, MenuItems } from './menu-item'

export type AnchoredMenuProps = {
  anchor: HTMLElement
  id?: string | undefined
  label: string
  items: readonly MenuItem[]
  /** The edge of the button that the list aligns to; defaults to the end. */
  align?: 'start' | 'end' | undefined
  /** Opened by keyboard, so the first item is highlighted. */
  fromKeys?: boolean | undefined
  onClose: () => void
}

const List = ({ anchor, id, label, items, align = 'end', fromKeys = false, onClose }: AnchoredMenuProps) => {
  const close = () => {
    onClose()
    anchor.focus()
  }
  // Focus returns before the item acts, so that a dialog it opens later returns focus to the button.
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.id === chosen)
    if (!item || item.disabledReason) return
    if (item.checked === undefined || item.isChoice) close()
    chooseItem(items, chosen)
  }
  return (
    <Parts.Root
      open
      {...(id ? { ids: { content: id } } : {})}
      {...(fromKeys && items[0] ? { defaultHighlightedValue: items[0].id } : {})}
      onOpenChange={(change) => !change.open && close()}
      // A press on the menu's own button would close and reopen the menu.
      onPointerDownOutside={(event) => isWithin(anchor, event.detail.originalEvent.target) && event.preventDefault()}
      onSelect={({ value }) => choose(value)}
      positioning={{ placement: `bottom-${align}`, gutter: 4, getAnchorRect: () => anchor.getBoundingClientRect() }}
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

/**
 * One menu serves any number of plain buttons, because a menu component per button is too slow for thousands of rows. Mounted while open.
 */
export const AnchoredMenu = withChakra(List)

const isWithin = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)
