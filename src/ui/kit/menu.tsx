import { chakra, Menu as Parts, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** Why it cannot be chosen now. Such an item can still be reached and read. */
  disabledReason?: string | null | undefined
  tone?: 'danger'
  /** Makes it an item that is ticked or not; choosing it then keeps the menu open. */
  checked?: boolean
  /** Draws a line above it. */
  separated?: boolean
  onSelect: () => void
}

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** What the list is called for screen readers; the trigger's name otherwise. */
  label?: string
  items: readonly MenuItem[]
}

/** Actions under a button: arrows move, letters jump, Enter chooses, Escape closes. */
export const Menu = ({ trigger, label, items }: MenuProps) => {
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id)
    if (item && !item.disabledReason) item.onSelect()
  }
  return (
    <Parts.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onSelect={({ value }) => choose(value)}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

const Item = ({ item }: { item: MenuItem }) => {
  const off = Boolean(item.disabledReason)
  const state = { 'data-tone': item.tone, ...(off ? { 'aria-disabled': true } : {}) }
  return (
    <>
      {item.separated && <Parts.Separator />}
      {item.checked === undefined ? (
        <Parts.Item value={item.id} closeOnSelect={!off} {...state}>
          <Face item={item} />
        </Parts.Item>
      ) : (
        <Parts.CheckboxItem value={item.id} checked={item.checked} closeOnSelect={false} {...state}>
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
    <span>
      {item.label}
      {item.disabledReason && (
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          {item.disabledReason}
        </chakra.span>
      )}
    </span>
  </>
)
