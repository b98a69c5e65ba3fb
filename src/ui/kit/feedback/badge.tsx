import type { ReactNode } from 'react'
import type { Tone } from './tone'

type Props = { tone?: Tone; children: ReactNode }

/** A word on a tinted ground. A plain element, so tables may show thousands (needs `AppTheme`). */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className="gw-badge" data-tone={tone}>
    {children}
  </span>
)

/** A dot and the word it illustrates. */
export const StatusDot = ({ tone = 'neutral', children }: Props) => (
  <span className="gw-status" data-tone={tone}>
    {children}
  </span>
)
