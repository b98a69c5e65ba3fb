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

/** The child's own handlers, which are called as well. */
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
  /** For a button that does nothing else or is disabled: a press shows it too, which touch users need. */
  showsOnPress?: boolean
  children: ReactElement<Child>
}

/**
 * A tooltip on hover and focus; Escape closes it. The child must be focusable. Not built from Chakra's parts, which would add 30 KB and a
 * state machine per button (ADR 0008).
 */
export const Tooltip = ({ content, showsOnPress = false, children }: Props) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Requires movement: what a closing drawer uncovers under a resting pointer was not hovered on purpose. Holds the element itself, because
  // one that is removed under the pointer gets no leave event.
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
    // On keyup of the key that moved focus: focus restored by a closing menu or dialog doesn't count.
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
