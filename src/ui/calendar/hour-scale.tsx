import type { ReactNode } from 'react'
import { type Hours, hoursIn, hourText, shareOf } from '@/domain/scheduling/minutes'
import { percent } from '@/ui/kit/feedback/percent'

export const HourScale = ({
  hours,
  textOf = hourText,
  children,
}: {
  hours: Hours
  textOf?: (hour: number) => string
  children?: ReactNode
}) => (
  <div className="hours" aria-hidden>
    <span>Crew</span>
    <div>
      {hoursIn(hours).map((hour) => (
        <span key={hour} style={{ left: percent(shareOf(hour, hours)) }}>
          {textOf(hour)}
        </span>
      ))}
      {children}
    </div>
  </div>
)
