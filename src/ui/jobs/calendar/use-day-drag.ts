import { useEffect, useRef } from 'react'
import { type DaysNow, dayDrag } from './day-drag'
import { pointerDrags } from './pointer-drag'
import { createStage } from './stage'

/** Lets jobs be dragged from day to day for as long as the days are shown. */
export const useDayDrag = <E extends HTMLElement = HTMLDivElement>(now: DaysNow) => {
  const root = useRef<E>(null)
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    return pointerDrags(
      element,
      dayDrag(element, createStage(element), () => latest.current),
    )
  }, [])
  return root
}
