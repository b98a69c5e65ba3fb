import type { DispatchVerdict } from '@/domain/scheduling/dispatch'

export type Speak = (text: string) => void

export type DropTarget = { where: string; verdict: DispatchVerdict }

export type Held = {
  name: string
  show(): DropTarget
  /** Moves the target; returns false for keys without meaning. */
  step(key: string, withShift: boolean): boolean
  judge(): DropTarget
  end(isDrop: boolean): void
}

/** Result of a press: a job, the reason it can't be picked up, or null. */
export type PickUp = (face: HTMLElement) => Held | string | null

const spoken = ({ where, verdict }: DropTarget): string => {
  if (!verdict.ok) return `${where}. Not possible: ${verdict.reason}`
  return verdict.note ? `${where}. ${verdict.note}` : where
}

/**
 * Keyboard moving: Space picks up and drops, arrows aim, Enter drops, Escape cancels. Every step is announced. Returns a function that
 * removes the listeners.
 */
export const keyboardDrag = (root: HTMLElement, pickUp: PickUp, speak: Speak): (() => void) => {
  let held: Held | null = null

  const pick = (face: HTMLElement) => {
    const picked = pickUp(face)
    if (picked === null) return
    if (typeof picked === 'string') return speak(picked)
    held = picked
    speak(`${held.name} picked up. ${spoken(held.show())}`)
  }

  const drop = () => {
    if (!held) return
    const dropped = held
    const { where, verdict } = dropped.judge()
    if (!verdict.ok) return speak(`Not possible: ${verdict.reason}`)
    held = null
    dropped.end(true)
    speak(`${dropped.name} dropped. ${where}`)
  }

  const putBack = () => {
    if (!held) return
    const { name, end } = held
    held = null
    end(false)
    speak(`${name} put back.`)
  }

  const onKey = (event: KeyboardEvent) => {
    const face = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-job]') : null
    if (!face || event.ctrlKey || event.metaKey || event.altKey) return
    const take = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === ' ') {
      take()
      if (held) drop()
      else pick(face)
      return
    }
    if (!held) return
    if (event.key === 'Escape') {
      take()
      return putBack()
    }
    // Enter would open the job.
    if (event.key === 'Enter') {
      take()
      return drop()
    }
    if (!held.step(event.key, event.shiftKey)) {
      // A page shortcut would remove the target.
      if (event.key.length === 1) take()
      return
    }
    take()
    speak(spoken(held.show()))
  }

  // Releasing Space also clicks a button.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('[data-job]'))
      event.preventDefault()
  }
  /** Losing focus cancels the move. */
  const onLeave = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('[data-job]')) putBack()
  }

  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('keydown', onKey, { signal })
  root.addEventListener('keyup', onKeyUp, { signal })
  root.addEventListener('focusout', onLeave, { signal })
  return () => {
    putBack()
    stop.abort()
  }
}
