import {
  cloneElement,
  type FocusEvent,
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

/** What the child may listen to itself; its handler is called as well. */
type Child = {
  'aria-describedby'?: string | undefined
  onPointerMove?: (event: Hover) => void
  onPointerLeave?: (event: Hover) => void
  onPointerDown?: (event: Hover) => void
  onFocus?: (event: Focus) => void
  onBlur?: (event: Focus) => void
}

/**
 * A line of help on hover and focus; Escape puts it away. The child must be able to take the focus. Not built from Chakra's parts, which would add 30
 * KB and a machine for every button (ADR 0008).
 */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactElement<Child> }) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // By a movement: what a closed drawer uncovers under a pointer that rests was not pointed at.
  const isPointedAt = useRef(false)
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
      if (isPointedAt.current || event.pointerType === 'touch') return
      isPointedAt.current = true
      after(OPEN_AFTER_MS, event.currentTarget)
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event)
      isPointedAt.current = false
      after(CLOSE_AFTER_MS, null)
    },
    onPointerDown(event) {
      own.onPointerDown?.(event)
      now(null)
    },
    onFocus(event) {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) now(event.currentTarget)
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
