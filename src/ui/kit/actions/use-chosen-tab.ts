import { useEffect, useRef } from 'react'

/** Scrolls only the tab bar. */
const reveal = (bar: HTMLElement): void => {
  const tab = bar.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const around = bar.getBoundingClientRect()
  bar.scrollLeft += Math.max(0, tab.right - around.right) - Math.max(0, around.left - tab.left)
}

/** Keeps the active tab visible on a phone, even when a count loads later and widens the bar. */
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
