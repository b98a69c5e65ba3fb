import { useEffect, useRef } from 'react'

/** Scrolls the bar, and nothing else, until the whole chosen tab shows. */
const reveal = (bar: HTMLElement): void => {
  const tab = bar.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const around = bar.getBoundingClientRect()
  bar.scrollLeft += Math.max(0, tab.right - around.right) - Math.max(0, around.left - tab.left)
}

/** For the bar of tabs: a phone has no room for all of them. The chosen one is not to be out of sight, nor to be pushed out by a count that comes later. */
export const useChosenTab = (value: string) => {
  const bar = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const observer = new ResizeObserver(() => reveal(current))
    for (const tab of current.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [value])
  return bar
}
