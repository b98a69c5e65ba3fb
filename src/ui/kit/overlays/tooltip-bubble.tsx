import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

const Bubble = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    maxW: 'xs',
    width: 'max-content',
    px: '2',
    py: '1',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'caption',
    borderRadius: 'sm',
    boxShadow: 'md',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
})

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const GAP = 6
const EDGE = 8

/** Below its anchor, centered; above if there is no room below; always inside the window. In px. */
export const placeTip = (anchor: Box, tip: Size, viewport: Size): { left: number; top: number } => {
  const middle = anchor.left + anchor.width / 2 - tip.width / 2
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - GAP - tip.height
  const fits = below + tip.height + EDGE <= viewport.height
  return {
    left: Math.max(EDGE, Math.min(middle, viewport.width - EDGE - tip.width)),
    top: fits || above < EDGE ? below : above,
  }
}

type Props = { id: string; anchor: HTMLElement; onClose: () => void; children: ReactNode }

/** Above everything else. Escape, scrolling and an outside press close it; Escape closes nothing else. */
export const TooltipBubble = ({ id, anchor, onClose, children }: Props) => {
  const bubble = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const { current } = bubble
    if (!current) return
    const { clientWidth, clientHeight } = document.documentElement
    const viewport = { width: clientWidth, height: clientHeight }
    const { left, top } = placeTip(anchor.getBoundingClientRect(), current.getBoundingClientRect(), viewport)
    current.style.left = `${left}px`
    current.style.top = `${top}px`
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      close()
    }
    const onInterruptedImport = () => close()
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('scroll', onInterruptedImport, { capture: true, passive: true })
    // Not every browser moves focus on a press, so blur alone is not enough.
    document.addEventListener('pointerdown', onInterruptedImport, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('scroll', onInterruptedImport, { capture: true })
      document.removeEventListener('pointerdown', onInterruptedImport, { capture: true })
    }
  }, [])

  return createPortal(
    <Bubble ref={bubble} id={id} role="tooltip" left="0" top="0">
      {children}
    </Bubble>,
    document.body,
  )
}
