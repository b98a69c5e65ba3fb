import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useId, useState } from 'react'
import { lazyPart, usePreload } from '../behavior/lazy-part'
import type { MenuItem } from './menu-item'

export type { MenuItem } from './menu-item'

export type MenuProps = {
  trigger: ReactElement<object>
  /** The list's accessible name; defaults to the trigger's text. */
  label?: string
  /** The edge of the trigger that the list aligns to; defaults to the end. */
  align?: 'start' | 'end'
  items: readonly MenuItem[]
}

export const LazyAnchoredMenu = lazyPart({
  name: 'The menu',
  load: () => import('./anchored-menu').then(({ AnchoredMenu }) => AnchoredMenu),
  isOverlay: true,
})

/** Arrow keys move, letters jump, Enter chooses, Escape closes. The open list loads on demand. */
export const Menu = ({ trigger, label, align, items }: MenuProps) => {
  const id = useId()
  const [opened, setOpened] = useState<{ by: HTMLElement; fromKeys: boolean } | null>(null)
  const close = () => setOpened(null)
  usePreload(LazyAnchoredMenu)

  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened ? id : undefined,
    // A click by keyboard has a detail of 0.
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
