import { chakra, Menu as Parts, Portal } from '@chakra-ui/react'
import type { MenuItem } from '@/ui/kit/menu'

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
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id)
    if (!item || item.disabledReason) return
    close()
    item.onSelect()
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
            {items.map((item) => (
              <AnchoredItem key={item.id} item={item} />
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

const AnchoredItem = ({ item }: { item: MenuItem }) => (
  <>
    {item.separated && <Parts.Separator />}
    <Parts.Item
      value={item.id}
      closeOnSelect={false}
      data-tone={item.tone}
      {...(item.disabledReason ? { 'aria-disabled': true } : {})}
    >
      {item.icon}
      <span>
        {item.label}
        {item.disabledReason && (
          <chakra.span display="block" textStyle="caption" color="fg.subtle">
            {item.disabledReason}
          </chakra.span>
        )}
      </span>
    </Parts.Item>
  </>
)
