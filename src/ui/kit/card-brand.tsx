import { type ReactNode, useId } from 'react'

/* The marks are drawn small and in the brands' own colors, on white in either theme. The brand's name is beside them. */

const Word = ({ color, size, children }: { color: string; size: number; children: string }) => (
  <text
    x="19"
    y={12 + size * 0.36}
    textAnchor="middle"
    fontSize={size}
    fontWeight="800"
    fontFamily="Arial, Helvetica, sans-serif"
    fill={color}
  >
    {children}
  </text>
)

const Ground = ({ color = '#ffffff', children }: { color?: string; children: ReactNode }) => (
  <svg width={38} height={24} viewBox="0 0 38 24" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect x="0.5" y="0.5" width="37" height="23" rx="3.5" fill={color} stroke="#c9cfd6" />
    {children}
  </svg>
)

const Visa = () => (
  <Ground>
    <g transform="skewX(-12) translate(2.6 0)">
      <Word color="#1a1f71" size={11.5}>
        VISA
      </Word>
    </g>
  </Ground>
)

const Mastercard = () => {
  const id = useId()
  return (
    <Ground>
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <clipPath id={id}>
        <circle cx="15" cy="12" r="7" />
      </clipPath>
      <circle cx="23" cy="12" r="7" fill="#ff5f00" clipPath={`url(#${id})`} />
    </Ground>
  )
}

const Amex = () => (
  <Ground color="#1f72cd">
    <Word color="#ffffff" size={10}>
      AMEX
    </Word>
  </Ground>
)

const Discover = () => (
  <Ground>
    <circle cx="24.6" cy="12" r="3.1" fill="#f47216" />
    <text x="4" y="14.2" fontSize="6.2" fontWeight="800" fontFamily="Arial, Helvetica, sans-serif" fill="#1f2733">
      DISC
    </text>
    <text x="28.2" y="14.2" fontSize="6.2" fontWeight="800" fontFamily="Arial, Helvetica, sans-serif" fill="#1f2733">
      VER
    </text>
  </Ground>
)

const Unknown = () => (
  <Ground color="#eef1f4">
    <rect x="0.5" y="6" width="37" height="4" fill="#8d98a5" />
    <rect x="5" y="15" width="10" height="2.5" rx="1" fill="#8d98a5" />
  </Ground>
)

const MARKS: Record<string, () => ReactNode> = { visa: Visa, mastercard: Mastercard, amex: Amex, discover: Discover }

/** The mark of a card's brand, `visa` or as else the provider calls it. */
export const CardBrand = ({ brand }: { brand: string }) => {
  const Mark = MARKS[brand] ?? Unknown
  return <Mark />
}
