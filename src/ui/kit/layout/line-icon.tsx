import type { CSSProperties } from 'react'

type Props = {
  /** The strokes, on a field of 24 by 24. */
  path: string
  size: number
  weight?: number
  style?: CSSProperties
}

/** A few strokes in the color of the words beside them, drawn as lucide draws them (ISC) without loading its whole frame. */
export const LineIcon = ({ path, size, weight = 2, style }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={style}
    aria-hidden
  >
    <path d={path} />
  </svg>
)
