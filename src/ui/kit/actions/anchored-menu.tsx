import { Menu as Parts, Portal } from '@chakra-ui/react'
import { withChakra } from '../theme/with-chakra'
import { chooseItem, type MenuItem, MenuItems } from './menu-item'

export type AnchoredMenuProps = {
  /** The button the menu belongs to; it gets the focus back. */
  anchor: HTMLElement
  /** The list's id, for the button's `aria-controls`. */
  id?: string | undefined
  label: string
  items: readonly MenuItem[]
  /** The edge of the button that the list keeps to; the end by default. */
  align?: 'start' | 'end' | undefined
  /** It was opened by the keyboard: the first item is marked at once. */
  fromKeys?: boolean | undefined
  onClose: () => void
}

const List = ({ anchor, id, label, items, align = 'end', fromKeys = false, onClose }: AnchoredMenuProps) => {
  const close = () => {
    onClose()
    anchor.focus()
  }
  // The focus goes back before the item acts, so that a dialog it opens returns it to the button in the end.
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
      // A press on its own button is that button's business, which would otherwise open it again.
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
 * The open list of a menu. A single one serves any number of plain buttons: with thousands of rows and cards, a menu component for each button
 * would be too slow. Mounted while open.
 */
export const AnchoredMenu = withChakra(List)

const isWithin = (element: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)
