export type Drag = {
  /** Measures the drop targets; called again after each scroll. */
  measure(): void
  /** In window pixels, at most once per frame. */
  move(x: number, y: number): void
  drop(): void
  cancel(): void
}

export type DragOptions = {
  /** Returns a function that starts the drag, or null when nothing can be picked up. */
  pick(target: Element, x: number, y: number): (() => Drag) | null
  /** The element that scrolls while the pointer is at its edges. */
  scroller(): HTMLElement | null
}

export const heldFace = (target: Element): HTMLElement | null => {
  const face = target.closest('[data-job]') ?? target.closest('.to')?.previousElementSibling
  return face instanceof HTMLElement && face.dataset.job !== undefined ? face : null
}

/** Movement in pixels before a mouse press is a drag, and tolerance for a resting finger. */
const SLACK = 4
const FINGER_SLACK = 8
/** In ms; moving a finger earlier scrolls. */
const LONG_PRESS = 220
/** Scroll zone and maximum speed per frame, in pixels. */
const EDGE = 44
const SCROLL = 14

type Pressed = {
  pointer: number
  isTouch: boolean
  x: number
  y: number
  from: { x: number; y: number }
  begin: () => Drag
  drag: Drag | null
  timer: ReturnType<typeof setTimeout> | undefined
  frame: number
  /** False until the pointer has been inside, because entering crosses an edge. */
  scrolls: boolean
}

/** Scroll distance near either edge; 0 in between. */
export const edgeScroll = (at: number, low: number, high: number): number => {
  if (at < low + EDGE) return -SCROLL
  return at > high - EDGE ? SCROLL : 0
}

/** The scrolling part of a box, without its sticky headings (scroll padding). */
const innerOf = (box: HTMLElement) => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const { scrollPaddingLeft, scrollPaddingTop } = getComputedStyle(box)
  const inset = (padding: string) => Number.parseFloat(padding) || 0
  return {
    outerLeft: left,
    left: left + inset(scrollPaddingLeft),
    right,
    top: top + inset(scrollPaddingTop),
    bottom: Math.min(bottom, window.innerHeight),
  }
}

/**
 * Drags by mouse, pen and touch within an element, bypassing React: moves are drawn directly, at most once per frame. Escape and a lost
 * pointer cancel. Returns a function that removes the listeners.
 */
export const pointerDrags = (root: HTMLElement, { pick, scroller }: DragOptions): (() => void) => {
  let pressed: Pressed | null = null
  let hasDragged = false

  const scroll = (now: Pressed): boolean => {
    const box = scroller()
    if (!box || !now.drag) return false
    const { x, y } = now
    const inner = innerOf(box)
    // No scrolling beside the box, where the tray is.
    if (x < inner.outerLeft || x > inner.right) return false
    const [across, down] = [edgeScroll(x, inner.left, inner.right), edgeScroll(y, inner.top, inner.bottom)]
    now.scrolls ||= across === 0
    if (!now.scrolls || (across === 0 && down === 0)) return false
    const before = [box.scrollLeft, box.scrollTop]
    box.scrollBy(across, down)
    return before[0] !== box.scrollLeft || before[1] !== box.scrollTop
  }

  const draw = () => {
    if (!pressed?.drag) return
    const { drag, x, y } = pressed
    const hasScrolled = scroll(pressed)
    if (hasScrolled) drag.measure()
    drag.move(x, y)
    pressed.frame = hasScrolled ? requestAnimationFrame(draw) : 0
  }

  const begin = () => {
    if (!pressed) return
    pressed.drag = pressed.begin()
    root.setPointerCapture?.(pressed.pointer)
    pressed.drag.measure()
    pressed.drag.move(pressed.x, pressed.y)
  }

  const letGo = (): Pressed | null => {
    const was = pressed
    if (!was) return null
    clearTimeout(was.timer)
    cancelAnimationFrame(was.frame)
    pressed = null
    // Suppresses the click that follows a drag.
    hasDragged = was.drag !== null
    if (hasDragged) setTimeout(() => (hasDragged = false))
    return was
  }

  const onDown = (event: PointerEvent) => {
    if (pressed || event.button !== 0 || !(event.target instanceof Element)) return
    const picked = pick(event.target, event.clientX, event.clientY)
    if (!picked) return
    const isTouch = event.pointerType === 'touch'
    pressed = {
      pointer: event.pointerId,
      isTouch,
      x: event.clientX,
      y: event.clientY,
      from: { x: event.clientX, y: event.clientY },
      begin: picked,
      drag: null,
      timer: isTouch ? setTimeout(begin, LONG_PRESS) : undefined,
      frame: 0,
      scrolls: scroller()?.contains(event.target) ?? false,
    }
  }

  const onMove = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return
    pressed.x = event.clientX
    pressed.y = event.clientY
    if (!pressed.drag) {
      const { from, isTouch } = pressed
      const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
      if (isTouch && way > FINGER_SLACK) letGo()
      if (!isTouch && way > SLACK) begin()
      return
    }
    pressed.frame ||= requestAnimationFrame(draw)
  }

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.pointer) return
    const was = letGo()
    // Flushes the move that still waits for its frame.
    was?.drag?.move(event.clientX, event.clientY)
    was?.drag?.drop()
  }

  /** A wheel scrolls content under the pointer. */
  const onScroll = () => {
    if (!pressed?.drag) return
    pressed.drag.measure()
    pressed.frame ||= requestAnimationFrame(draw)
  }

  const onLost = (event: PointerEvent) => {
    if (event.pointerId === pressed?.pointer) letGo()?.drag?.cancel()
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !pressed?.drag) return
    event.preventDefault()
    event.stopPropagation()
    letGo()?.drag?.cancel()
  }

  const onClick = (event: MouseEvent) => {
    if (!hasDragged) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onTouch = (event: TouchEvent) => {
    if (pressed?.drag && event.cancelable) event.preventDefault()
  }

  /** A long press would open the browser's context menu. */
  const onMenu = (event: Event) => {
    if (pressed?.isTouch) event.preventDefault()
  }

  /** The browser would drag selected text at the next press and cancel the pointer. */
  const onOwn = (event: Event) => {
    if (pressed) event.preventDefault()
  }

  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('pointerdown', onDown, { signal })
  root.addEventListener('pointermove', onMove, { signal })
  root.addEventListener('pointerup', onUp, { signal })
  root.addEventListener('pointercancel', onLost, { signal })
  root.addEventListener('click', onClick, { signal, capture: true })
  root.addEventListener('contextmenu', onMenu, { signal })
  root.addEventListener('selectstart', onOwn, { signal })
  root.addEventListener('dragstart', onOwn, { signal })
  root.addEventListener('touchmove', onTouch, { signal, passive: false })
  window.addEventListener('scroll', onScroll, { signal, capture: true, passive: true })
  window.addEventListener('keydown', onKey, { signal, capture: true })
  return () => {
    letGo()?.drag?.cancel()
    stop.abort()
  }
}
