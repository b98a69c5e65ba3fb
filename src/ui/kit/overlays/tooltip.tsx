import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { TooltipBubble } from './tooltip-bubble'

const OPEN_AFTER_MS = 350
const CLOSE_AFTER_MS = 80

type Hover = PointerEvent<HTMLElement>
type Focus = FocusEvent<HTMLElement>
type Key = KeyboardEvent<HTMLElement>
type Press = MouseEvent<HTMLElement>

/** What the child may listen to itself; its handler is called as well. */
type Child = {
  'aria-describedby'?: string | undefined
  onPointerMove?: (event: Hover) => void
  onPointerLeave?: (event: Hover) => void
  onPointerDown?: (event: Hover) => void
  onClick?: (event: Press) => void
  onKeyUp?: (event: Key) => void
  onBlur?: (event: Focus) => void
}

type Props = {
  content: ReactNode
  /** For a button that does nothing else, or is off: a press shows it too. A finger has no other way to it. */
  showsOnPress?: boolean
  children: ReactElement<Child>
}

/**
 * A line of help on hover and focus; Escape puts it away. The child must be able to take the focus. Not built from Chakra's parts, which would add 30
 * KB and a machine for every button (ADR 0008).
 */
export const Tooltip = ({ content, showsOnPress = false, children }: Props) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // By a movement: what a closed drawer uncovers under a pointer that rests was not pointed at.
  // The element itself, because one that is taken away or replaced under the pointer is never left.
  const pointedAt = useRef<HTMLElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (ms: number, next: HTMLElement | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(next), ms)
  }
  const now = (next: HTMLElement | null) => {
    clearTimeout(timer.current)
    setAnchor(next)
  }

  const own = children.props
  const described = [own['aria-describedby'], anchor && id].filter(Boolean).join(' ')
  const trigger: Child = {
    'aria-describedby': described || undefined,
    onPointerMove(event) {
      own.onPointerMove?.(event)
      if (pointedAt.current === event.currentTarget || event.pointerType === 'touch') return
      pointedAt.current = event.currentTarget
      after(OPEN_AFTER_MS, event.currentTarget)
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event)
      pointedAt.current = null
      after(CLOSE_AFTER_MS, null)
    },
    onPointerDown(event) {
      own.onPointerDown?.(event)
      now(null)
    },
    onClick(event) {
      own.onClick?.(event)
      if (showsOnPress) now(event.currentTarget)
    },
    // By the key that led here: what a menu or dialog gives the focus back to as it closes was not looked for.
    onKeyUp(event) {
      own.onKeyUp?.(event)
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) now(event.currentTarget)
    },
    onBlur(event) {
      own.onBlur?.(event)
      now(null)
    },
  }
  return (
    <>
      {cloneElement(children, trigger)}
      {anchor && (
        <TooltipBubble id={id} anchor={anchor} onClose={() => now(null)}>
          {content}
        </TooltipBubble>
      )}
    </>
  )
}
