import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useId, useState } from 'react'
import { lazyPart, usePreload } from '../behavior/lazy-part'
import type { MenuItem } from './menu-item'

export type { MenuItem } from './menu-item'

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<object>
  /** What the list is called for screen readers; the trigger's words otherwise. */
  label?: string
  /** The edge of the trigger that the list keeps to; the end by default. */
  align?: 'start' | 'end'
  items: readonly MenuItem[]
}

/** The open list alone, under an element that has its own way to open it. */
export const LazyAnchoredMenu = lazyPart({
  name: 'The menu',
  load: () => import('./anchored-menu').then(({ AnchoredMenu }) => AnchoredMenu),
  isOverlay: true,
})

/** Actions under a button: arrows move, letters jump, Enter chooses, Escape closes. What the open list needs is loaded later. */
export const Menu = ({ trigger, label, align, items }: MenuProps) => {
  const id = useId()
  const [opened, setOpened] = useState<{ by: HTMLElement; fromKeys: boolean } | null>(null)
  const close = () => setOpened(null)
  usePreload(LazyAnchoredMenu)

  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened ? id : undefined,
    // A click that a key makes has no count.
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
      setOpened(opened ? null : { by: currentTarget, fromKeys: detail === 0 }),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpened({ by: event.currentTarget, fromKeys: true })
    },
  }
  return (
    <>
      {cloneElement(trigger, button)}
      {opened && (
        <LazyAnchoredMenu
          id={id}
          anchor={opened.by}
          label={label ?? opened.by.textContent}
          align={align}
          items={items}
          fromKeys={opened.fromKeys}
          onClose={close}
        />
      )}
    </>
  )
}
