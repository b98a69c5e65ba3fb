import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Route from 'lucide-react/icons/route'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UserRoundX from 'lucide-react/icons/user-round-x'
import type { ReactNode } from 'react'
import type { Actor } from '@/domain/permissions/actor'
import { mayPropose, maySeeInsights } from '@/domain/scheduling/permissions'
import { needsDetails, type ProposalKind } from '@/domain/scheduling/proposal/ask'
import type { Day } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { Menu } from '@/ui/kit/actions/menu'

type PlanMenuProps = { actor: Actor; day: Day; today: Day; onPlan: (kind: ProposalKind) => void }

const ENTRIES: readonly { kind: ProposalKind; label: string; icon: ReactNode }[] = [
  { kind: 'auto_schedule', label: 'Auto-schedule this day', icon: <CalendarCog size={16} aria-hidden /> },
  { kind: 'optimize_routes', label: 'Shorter routes', icon: <Route size={16} aria-hidden /> },
  { kind: 'push_day', label: 'Push this day…', icon: <CalendarClock size={16} aria-hidden /> },
  { kind: 'member_away', label: 'Someone is away…', icon: <UserRoundX size={16} aria-hidden /> },
  { kind: 'fill_gap', label: 'Fill someone’s free time…', icon: <UserRoundPlus size={16} aria-hidden /> },
]

const OVER = 'This day is over.'

/** Proposals for the visible day; empty without planning permission. */
export const PlanMenu = ({ actor, day, today, onPlan }: PlanMenuProps) => {
  // Actions that ask first are offered on pages that show everyone's work.
  const offered = ENTRIES.filter(
    ({ kind }) => mayPropose(actor, kind) && (!needsDetails(kind) || maySeeInsights(actor)),
  )
  if (offered.length === 0) return null
  return (
    <Menu
      label="Plan this day"
      trigger={
        <Button variant="outline">
          Plan day
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      items={offered.map(({ kind, label, icon }) => ({
        id: kind,
        label,
        icon,
        separated: kind === 'push_day',
        disabledReason: day < today ? OVER : null,
        onSelect: () => onPlan(kind),
      }))}
    />
  )
}
