import type { DispatchVerdict } from '@/domain/scheduling/dispatch'

export type Shown = {
  /** A lane's track, a day or the tray. */
  target: HTMLElement
  verdict: DispatchVerdict
  /** `10:30 AM – 12:00 PM, Luis Ortega` */
  where: string
  /** Fraction of the target's width, 0 to 1; the whole width without hours. */
  span?: { start: number; length: number }
  /** Position of the label: at the pointer, else below the marked target. */
  at?: { x: number; y: number }
}

const element = (className: string): HTMLElement => {
  const node = document.createElement('div')
  node.className = className
  node.setAttribute('aria-hidden', 'true')
  return node
}

/** Label size, in pixels. */
const WORDS_WIDTH = 280
const WORDS_HEIGHT = 84
const BESIDE = 14
/** Gap between target and label, in pixels. */
const BELOW = 4

/**
 * Draws moves directly into the DOM, since they are too frequent for React: a ghost, a label, and a mark on the target. Pointer moves only
 * write; layout is read at the start and after each scroll.
 */
export const createStage = (root: HTMLElement) => {
  const ghost = element('ghost')
  const words = element('words')
  const where = document.createElement('strong')
  const why = document.createElement('span')
  words.append(where, why)
  let target: HTMLElement | null = null
  let board = { left: 0, top: 0, width: 0, windowHeight: 0 }

  const measure = () => {
    const { left, top, width } = root.getBoundingClientRect()
    board = { left, top, width, windowHeight: window.innerHeight }
  }

  const placeWords = (x: number, below: number, above: number) => {
    const y = below + WORDS_HEIGHT > board.windowHeight ? above - WORDS_HEIGHT : below
    const left = Math.max(0, Math.min(x - board.left, board.width - WORDS_WIDTH))
    words.style.transform = `translate(${left}px, ${y - board.top}px)`
  }
  const placeAtPointer = ({ x, y }: NonNullable<Shown['at']>) => placeWords(x + BESIDE, y + BESIDE, y - BESIDE)
  const placeAtMark = () => {
    measure()
    const marked = (ghost.isConnected ? ghost : target)?.getBoundingClientRect()
    if (marked) placeWords(marked.left, marked.bottom + BELOW, marked.top - BELOW)
  }

  const mark = ({ target: next, span }: Shown, state: string) => {
    if (target !== next) target?.removeAttribute('data-drop')
    target = next
    target.dataset.drop = state
    if (!span) return ghost.remove()
    ghost.dataset.drop = state
    ghost.style.width = `${span.length * 100}%`
    // Percent of its own width, so nothing has to be measured.
    ghost.style.transform = `translateX(${(span.start / span.length) * 100}%)`
    if (ghost.parentElement !== target) target.append(ghost)
  }

  return {
    measure,
    show(shown: Shown): void {
      const state = shown.verdict.ok ? 'ok' : 'no'
      mark(shown, state)
      words.dataset.drop = state
      where.textContent = shown.where
      why.textContent = shown.verdict.ok ? (shown.verdict.note ?? '') : shown.verdict.reason
      if (words.parentElement !== root) root.append(words)
      if (shown.at) placeAtPointer(shown.at)
      else placeAtMark()
    },
    follow(x: number, y: number): void {
      if (target) placeAtPointer({ x, y })
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
