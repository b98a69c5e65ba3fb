import type { ReactNode } from 'react'
import type { Tone } from './tone'

type Props = { tone?: Tone; children: ReactNode }

/** A plain element, so that tables can show thousands (needs `AppTheme`). */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className="gw-badge" data-tone={tone}>
    {children}
  </span>
)

export const StatusDot = ({ tone = 'neutral', children }: Props) => (
  <span className="gw-status" data-tone={tone}>
    {children}
  </span>
)
