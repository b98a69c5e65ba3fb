import { chakra, Menu as Parts } from '@chakra-ui/react'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** Why it cannot be chosen now. Such an item can still be reached and read. */
  disabledReason?: string | null | undefined
  tone?: 'danger'
  /** Makes it an item that is ticked or not; choosing it then keeps the menu open. */
  checked?: boolean
  /** With `checked`: one of several of which one is ticked. Choosing it closes the menu. */
  isChoice?: boolean
  /** Draws a line above it. */
  separated?: boolean
  onSelect: () => void
}

/** Does what the item with this id does; nothing when it cannot be chosen. */
export const chooseItem = (items: readonly MenuItem[], id: string): void => {
  const item = items.find((candidate) => candidate.id === id)
  if (item && !item.disabledReason) item.onSelect()
}

type MenuItemsProps = {
  items: readonly MenuItem[]
  /** For a menu that its owner closes when something is chosen. */
  keepOpen?: boolean
}

/** The entries of a menu, inside Chakra's `Menu.Content`. */
export const MenuItems = ({ items, keepOpen = false }: MenuItemsProps) =>
  items.map((item) => <Entry key={item.id} item={item} keepOpen={keepOpen} />)

const Entry = ({ item, keepOpen }: { item: MenuItem; keepOpen: boolean }) => {
  const off = Boolean(item.disabledReason)
  const state = { 'data-tone': item.tone, ...(off ? { 'aria-disabled': true } : {}) }
  return (
    <>
      {item.separated && <Parts.Separator />}
      {item.checked === undefined ? (
        <Parts.Item value={item.id} closeOnSelect={!off && !keepOpen} {...state}>
          <Face item={item} />
        </Parts.Item>
      ) : (
        <Parts.CheckboxItem
          value={item.id}
          checked={item.checked}
          closeOnSelect={Boolean(item.isChoice) && !keepOpen}
          {...(item.isChoice ? { role: 'menuitemradio' } : {})}
          {...state}
        >
          <Face item={item} />
          <chakra.span ms="auto" display="flex" visibility={item.checked ? 'visible' : 'hidden'}>
            <Check size={16} aria-hidden />
          </chakra.span>
        </Parts.CheckboxItem>
      )}
    </>
  )
}

const Face = ({ item }: { item: MenuItem }) => (
  <>
    {item.icon}
    <chakra.span overflowWrap="anywhere">
      {item.label}
      {item.disabledReason && (
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          {item.disabledReason}
        </chakra.span>
      )}
    </chakra.span>
  </>
)
