import { chakra } from '@chakra-ui/react'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import { type CrewMember, isActive } from '@/domain/crew/crew'
import { crewRoleLabel, crewStatusLabel } from '@/domain/crew/vocabulary'
import { ownAmount } from '@/domain/money/own-amount'
import { analysisOf } from '@/domain/scheduling/analysis'
import { offText } from '@/domain/scheduling/availability'
import { bookingsOf } from '@/domain/scheduling/bookings'
import { minutesBooked } from '@/domain/scheduling/load'
import { hoursText } from '@/domain/scheduling/minutes'
import { counted } from '@/domain/text/wording'
import { formatDay } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { Badge, StatusDot } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { LazyDialog } from '@/ui/kit/overlays/lazy-dialog'
import { Analysis } from '@/ui/shared/member-analysis'
import type { PanelProps } from './types'

/** SCHED-04 */
export const CrewPanel = ({ crew, jobs, ofDay, day, today }: PanelProps) => {
  const [analyzed, setAnalyzed] = useState<CrewMember | null>(null)
  const active = crew.filter(isActive)
  if (active.length === 0)
    return <EmptyState kind="nothing-yet" title="No crew yet" hint="Add crew members on the Crew page." />
  return (
    <>
      <chakra.ul
        aria-label="Crew"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
      >
        {active.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            about={aboutDay(member, day, today, ofDay)}
            onAnalyze={() => setAnalyzed(member)}
          />
        ))}
      </chakra.ul>
      {analyzed && (
        <LazyDialog
          open
          size="lg"
          onClose={() => setAnalyzed(null)}
          title={`AI Analysis of ${fullName(analyzed)}`}
          description="Based on the jobs of the next 7 days."
        >
          <Analysis analysis={analysisOf(analyzed, jobs, today)} today={today} />
        </LazyDialog>
      )}
    </>
  )
}

type About = { status: 'assigned' | 'available' | 'off'; text: string }

const TONES = { assigned: 'violet', available: 'success', off: 'neutral' } as const

const aboutDay = (member: CrewMember, day: string, today: string, ofDay: PanelProps['ofDay']): About => {
  const bookings = bookingsOf(member.id, day, ofDay)
  const booked = `${counted(bookings.length, 'job')}, ${hoursText(minutesBooked(bookings))} h on ${formatDay(day, today)}`
  const off = offText(member, day)
  if (bookings.length > 0) return { status: 'assigned', text: off === null ? booked : `${off}, and ${booked}` }
  return off === null ? { status: 'available', text: `Free on ${formatDay(day, today)}` } : { status: 'off', text: off }
}

const MemberCard = ({ member, about, onAnalyze }: { member: CrewMember; about: About; onAnalyze: () => void }) => (
  <chakra.li
    display="flex"
    flexDirection="column"
    gap="2"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="lg"
    p="4"
    minW="0"
  >
    <chakra.div display="flex" justifyContent="space-between" gap="2">
      <div>
        <chakra.h2 fontWeight="semibold">{fullName(member)}</chakra.h2>
        <chakra.p color="fg.muted" fontSize="sm">
          {member.employee_id} · {crewRoleLabel(member.role)}
        </chakra.p>
      </div>
      <StatusDot tone={TONES[about.status]}>
        {about.status === 'off' ? 'Not working' : crewStatusLabel(about.status)}
      </StatusDot>
    </chakra.div>
    <chakra.p fontSize="sm">{about.text}</chakra.p>
    <chakra.div display="flex" flexWrap="wrap" gap="1" _empty={{ display: 'none' }}>
      {member.skills.map((skill) => (
        <Badge key={skill}>{skill}</Badge>
      ))}
    </chakra.div>
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="2" mt="auto" pt="1">
      <chakra.span fontVariantNumeric="tabular-nums">{ownAmount(member.hourly_rate)}/h</chakra.span>
      <Button size="sm" variant="outline" aria-label={`AI Analysis of ${fullName(member)}`} onClick={onAnalyze}>
        <Sparkles size={14} aria-hidden />
        AI Analysis
      </Button>
    </chakra.div>
  </chakra.li>
)
