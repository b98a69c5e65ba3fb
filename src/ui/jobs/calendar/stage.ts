import type { DispatchVerdict } from '@/domain/scheduling/dispatch'

/** What is shown of a move while it is under way: where it would lead, and whether it may. */
export type Shown = {
  /** What would take it: a lane's track, a day, the tray. */
  target: HTMLElement
  verdict: DispatchVerdict
  /** `10:30 AM – 12:00 PM, Luis Ortega` */
  where: string
  /** The part of the target that it would take, in percent; the whole of it where it has no hours. */
  span?: { left: string; width: string }
  /** Where the words stand: at the pointer, else below what is marked. */
  at?: { x: number; y: number }
}

const element = (className: string): HTMLElement => {
  const made = document.createElement('div')
  made.className = className
  made.setAttribute('aria-hidden', 'true')
  return made
}

/** Room that the words need beside the pointer, in pixels. */
const WORDS_WIDTH = 280
const WORDS_HEIGHT = 84
const BESIDE = 14

/**
 * Draws moves straight into the page, as they are too many for React: one ghost, one line of words, and a mark on what would take the
 * job. It draws nothing anew for the same place.
 */
export const createStage = (root: HTMLElement) => {
  const ghost = element('ghost')
  const words = element('words')
  const where = document.createElement('strong')
  const why = document.createElement('span')
  words.append(where, why)
  let target: HTMLElement | null = null

  const place = ({ at }: Shown) => {
    const box = root.getBoundingClientRect()
    const marked = ghost.isConnected ? ghost.getBoundingClientRect() : target?.getBoundingClientRect()
    const x = at ? at.x + BESIDE : (marked?.left ?? 0)
    const below = at ? at.y + BESIDE : (marked?.bottom ?? 0) + 4
    const above = (at ? at.y - BESIDE : (marked?.top ?? 0) - 4) - WORDS_HEIGHT
    const y = below + WORDS_HEIGHT > window.innerHeight ? above : below
    const left = Math.max(0, Math.min(x - box.left, box.width - WORDS_WIDTH))
    words.style.transform = `translate(${left}px, ${y - box.top}px)`
  }

  return {
    show(shown: Shown): void {
      if (target !== shown.target) target?.removeAttribute('data-drop')
      target = shown.target
      const state = shown.verdict.ok ? 'ok' : 'no'
      target.dataset.drop = state
      if (shown.span) {
        ghost.style.left = shown.span.left
        ghost.style.width = shown.span.width
        ghost.dataset.drop = state
        if (ghost.parentElement !== target) target.append(ghost)
      } else ghost.remove()
      words.dataset.drop = state
      where.textContent = shown.where
      why.textContent = shown.verdict.ok ? '' : shown.verdict.reason
      if (words.parentElement !== root) root.append(words)
      place(shown)
    },
    /** Moves the words along with the pointer. */
    follow(x: number, y: number): void {
      if (target) place({ at: { x, y } } as Shown)
    },
    clear(): void {
      target?.removeAttribute('data-drop')
      target = null
      ghost.remove()
      words.remove()
    },
  }
}
export type Stage = ReturnType<typeof createStage>
