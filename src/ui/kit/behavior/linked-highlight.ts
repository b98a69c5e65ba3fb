import { type SyntheticEvent, useEffect, useRef } from 'react'

/** The highlighted record ids: links a picture and its list without rendering the page. */
export const createHighlights = () => {
  let lit: ReadonlySet<number> = new Set()
  const listeners = new Set<() => void>()
  return {
    light(ids: readonly number[]) {
      lit = new Set(ids)
      for (const listener of listeners) listener()
    },
    isLit: (id: number) => lit.has(id),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Highlights = ReturnType<typeof createHighlights>

/**
 * Props for an element whose parts highlight each other. Parts have `data-lights`, the record id; the highlighted part gets `data-lit`, and
 * `onLit` can scroll it into view.
 */
export const useHighlights = <E extends HTMLElement>(highlights: Highlights, onLit?: (part: HTMLElement) => void) => {
  const ref = useRef<E>(null)
  useEffect(
    () =>
      highlights.subscribe(() => {
        for (const part of ref.current?.querySelectorAll<HTMLElement>('[data-lights]') ?? []) {
          const isLit = highlights.isLit(Number(part.dataset.lights))
          if (isLit && !part.hasAttribute('data-lit')) onLit?.(part)
          part.toggleAttribute('data-lit', isLit)
        }
      }),
    [highlights, onLit],
  )
  const point = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-lights]')?.dataset.lights : undefined
    highlights.light(id === undefined ? [] : [Number(id)])
  }
  const leave = () => highlights.light([])
  return { ref, onPointerOver: point, onPointerLeave: leave, onFocus: point, onBlur: leave }
}

/** Scrolls a part into view within its `[data-scrolls]` container, without moving the page. */
export const intoList = (part: HTMLElement): void => {
  const scroller = part.closest<HTMLElement>('[data-scrolls]')
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return
  const [around, own] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()]
  if (own.top < around.top) scroller.scrollTop -= around.top - own.top + 8
  else if (own.bottom > around.bottom) scroller.scrollTop += own.bottom - around.bottom + 8
}
