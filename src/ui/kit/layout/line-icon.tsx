import type { CSSProperties } from 'react'

type Props = {
  path: string
  size: number
  weight?: number
  style?: CSSProperties
}

/** An icon in lucide's style (ISC) without loading its component. */
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
