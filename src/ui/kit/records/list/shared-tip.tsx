import { Box } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'

type Tip = { button: HTMLElement; text: string; x: number; y: number }

/**
 * One tooltip for all `data-tip` buttons in an element, on hover and focus, because five components per row would be too many. It follows
 * changes of the text; Escape and scrolling hide it. Hidden from screen readers, because the text is also in the button's label or
 * description.
 */
export const SharedTip = ({ within }: { within: RefObject<HTMLElement | null> }) => {
  const [tip, setTip] = useState<Tip | null>(null)

  useEffect(() => {
    const root = within.current
    if (!root) return
    const show = (event: Event) => setTip(tipAt(root, event.target))
    const hide = () => setTip(null)
    let over: EventTarget | null = null
    // Requires movement: what a closing drawer uncovers under a resting pointer was not hovered on purpose.
    const point = (event: Event) => {
      if (event.target === over) return
      over = event.target
      show(event)
    }
    const leave = () => {
      over = null
      hide()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', point],
      ['focusin', show],
      ['pointerleave', leave],
      ['focusout', hide],
      ['scroll', hide],
    ]
    for (const [name, listener] of listeners) root.addEventListener(name, listener, { passive: true })
    root.addEventListener('keydown', onKey)
    return () => {
      for (const [name, listener] of listeners) root.removeEventListener(name, listener)
      root.removeEventListener('keydown', onKey)
    }
  }, [within])

  const pointedAt = tip?.button
  useEffect(() => {
    const root = within.current
    if (!root || !pointedAt) return
    const renewed = new MutationObserver(() => setTip(tipAt(root, pointedAt)))
    renewed.observe(root, { subtree: true, childList: true, attributeFilter: ['data-tip'] })
    return () => renewed.disconnect()
  }, [within, pointedAt])

  if (!tip) return null
  return (
    <Box
      aria-hidden
      position="fixed"
      zIndex="tooltip"
      style={{ top: tip.y, right: document.documentElement.clientWidth - tip.x }}
      maxW="xs"
      px="2"
      py="1"
      borderRadius="md"
      bg="bg.inverted"
      color="fg.inverted"
      fontSize="xs"
      boxShadow="md"
      pointerEvents="none"
    >
      {tip.text}
    </Box>
  )
}

const tipAt = (root: HTMLElement, target: EventTarget | null): Tip | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  if (!button?.dataset.tip || !root.contains(button)) return null
  const { right, bottom } = button.getBoundingClientRect()
  return { button, text: button.dataset.tip, x: right, y: bottom + 6 }
}
