import { chakra, Menu as Parts } from '@chakra-ui/react'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** The item stays focusable and readable. */
  disabledReason?: string | null | undefined
  tone?: 'danger'
  /** Makes it a checkbox item, which keeps the menu open. */
  checked?: boolean
  /** With `checked`: a radio item, which closes the menu. */
  isChoice?: boolean
  separated?: boolean
  onSelect: () => void
}

/** Does nothing if the item is disabled. */
export const chooseItem = (items: readonly MenuItem[], id: string): void => {
  const item = items.find((candidate) => candidate.id === id)
  if (item && !item.disabledReason) item.onSelect()
}

type MenuItemsProps = {
  items: readonly MenuItem[]
  keepOpen?: boolean
}

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
