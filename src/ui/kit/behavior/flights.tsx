import { Component, type ReactNode, type RefObject } from 'react'
import { once } from '@/domain/async/once'
import { whenIdle } from './when-idle'

type Animate = typeof import('framer-motion/dom/mini')['animate']

const loadAnimate = once(async (): Promise<Animate> => (await import('framer-motion/dom/mini')).animate)

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** More moves at once are a new view, not moving cards. */
const MOST = 24
const SECONDS = 0.32
const EASE: [number, number, number, number] = [0.2, 0, 0, 1]
/** In px; smaller moves don't count. */
const NEAR = 2

type Box = { left: number; top: number }
type Before = ReadonlyMap<number, readonly Box[]>

type Props = {
  root: RefObject<HTMLElement | null>
  /** A key per card that changes when the card moves. */
  places: ReadonlyMap<number, string>
  /** Loads the animation code when idle; until then cards jump to their place. */
  load?: () => Promise<Animate>
  children: ReactNode
}

/** A card has `data-card` with its id. A card that was just dropped (`data-dropped`) is already where the user sees it. */
const cardsOf = (root: HTMLElement, id: number) =>
  root.querySelectorAll<HTMLElement>(`[data-card="${id}"]:not([data-dropped])`)

const boxOf = (card: HTMLElement): Box => {
  const { left, top } = card.getBoundingClientRect()
  return { left, top }
}

/** The cards whose place changed; empty if there are too many. */
export const movedCards = (
  before: ReadonlyMap<number, string>,
  now: ReadonlyMap<number, string>,
): readonly number[] => {
  if (before === now) return []
  const moved = [...now].filter(([id, place]) => before.has(id) && before.get(id) !== place).map(([id]) => id)
  return moved.length > MOST ? [] : moved
}

const inView = ({ left, top }: Box) => left < window.innerWidth && top < window.innerHeight && left > -300 && top > -200

/** An inert copy without ids: it can't be pressed, read out, or mistaken for the card. */
const copyOf = (card: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  const copy = card.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of part.getAttributeNames())
      if (/^(id|data-(card|job|grip))$/.test(name)) part.removeAttribute(name)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: '1',
    zIndex: '20',
    pointerEvents: 'none',
  })
  return copy
}

const fly = async (animate: Animate, root: HTMLElement, card: HTMLElement, from: Box): Promise<void> => {
  const to = card.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.hypot(x, y) < NEAR || !(inView(from) || inView(to))) return
  const copy = copyOf(card, to)
  root.append(copy)
  card.style.opacity = '0'
  try {
    await animate(
      copy,
      { transform: [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'] },
      { duration: SECONDS, ease: EASE },
    )
  } finally {
    card.style.opacity = ''
    copy.remove()
  }
}

/**
 * Animates cards between places, regardless of who moved them. A copy flies above the board, since columns and lanes clip their content;
 * the card itself is in place at once, for focus, keys and screen readers. Only moved cards are measured.
 */
export class Flights extends Component<Props> {
  override componentDidMount() {
    const { load = loadAnimate } = this.props
    const keep = (animate: Animate) => {
      this.animate = animate
    }
    if (!isStill()) this.stopWaiting = whenIdle(() => void load().then(keep, () => undefined))
  }

  override getSnapshotBeforeUpdate({ places }: Props): Before | null {
    const root = this.props.root.current
    const moved = movedCards(places, this.props.places)
    if (!root || !this.animate || moved.length === 0 || isStill()) return null
    return new Map(moved.map((id) => [id, [...cardsOf(root, id)].map(boxOf)]))
  }

  override componentDidUpdate(_before: Props, _state: unknown, boxes: Before | null) {
    const root = this.props.root.current
    if (!root) return
    if (boxes) for (const [id, from] of boxes) this.flyAll(root, id, from)
    for (const dropped of root.querySelectorAll('[data-dropped]')) dropped.removeAttribute('data-dropped')
  }

  override componentWillUnmount() {
    this.stopWaiting()
  }

  override render() {
    return this.props.children
  }

  private stopWaiting: () => void = () => undefined
  private animate: Animate | null = null

  private flyAll(root: HTMLElement, id: number, from: readonly Box[]) {
    const to = [...cardsOf(root, id)]
    from.forEach((box, index) => {
      const card = to[index]
      if (card && this.animate) void fly(this.animate, root, card, box)
    })
  }
}
