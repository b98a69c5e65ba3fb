import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import { placeText } from '@/domain/client/property'
import { absencesToCome, daysText } from '@/domain/crew/absences'
import type { CrewMember } from '@/domain/crew/crew'
import { crewName } from '@/domain/crew/crew-name'
import { enteredHours } from '@/domain/crew/hours'
import { crewRoleLabel } from '@/domain/crew/vocabulary'
import type { Job } from '@/domain/job/job'
import { ownAmount } from '@/domain/money/own-amount'
import { isActive as canSignIn, type ManagedUser } from '@/domain/permissions/managed'
import { isCrewed } from '@/domain/scheduling/bookings'
import { plusDays } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { MapLink } from '@/ui/kit/actions/contact-links'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { weekLines } from '@/ui/kit/forms/hours/hours-words'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { JobLines } from '@/ui/shared/job-lines'
import { CrewNameDialog } from '../form/crew-name-dialog'
import { type CrewRecords, skillsText } from '../records'
import { crewRefusal } from '../rules/refusals'
import { dayText } from '../rules/words'
import type { CrewDetailsProps } from '../types'
import type { CrewActions } from '../use-crew-actions'

type Props = Pick<CrewDetailsProps, 'actor' | 'today' | 'jobs' | 'crews' | 'logins' | 'commands' | 'onTab'> & {
  member: CrewMember
  definition: CrewRecords
  actions: CrewActions
}

/** Details, pay, week, absences and upcoming jobs (SCHED-07). */
export const CrewTab = ({ member, definition, actions, actor, today, jobs, crews, logins, commands, onTab }: Props) => (
  <RecordParts>
    <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
    <RecordActions
      definition={definition}
      context={{ actor, today }}
      record={member}
      busy={actions.activity.get(member.id)?.busy}
      act={actions.act}
      onHistory={() => onTab('history')}
    />
    <PersonSection {...{ member, actor, crews, logins, commands }} />
    <HoursSection member={member} today={today} />
    <AbsenceSection member={member} today={today} />
    <section>
      <RecordTitle>Jobs of the next 7 days</RecordTitle>
      <Loaded
        of={jobs}
        loading={<SkeletonLines count={4} label="Loading the jobs…" />}
        failed="Failed to load the jobs."
        empty={(all) => soon(all, member, today).length === 0 && <chakra.p color="fg.muted">None.</chakra.p>}
      >
        {(all) => (
          <JobLines label="Jobs of the next 7 days" jobs={soon(all, member, today)} today={today} first={FIRST} />
        )}
      </Loaded>
    </section>
  </RecordParts>
)

const FIRST = 8

/** A member's jobs of the seven days from today. */
const soon = (jobs: readonly Job[], { id }: CrewMember, today: string): Job[] =>
  jobs.filter(
    (job) =>
      isCrewed(job) &&
      job.assigned_crew_members.includes(id) &&
      job.scheduled_date >= today &&
      job.scheduled_date < plusDays(today, 7),
  )

type OfMember = { member: CrewMember }

type PersonProps = OfMember & Pick<Props, 'actor' | 'crews' | 'logins' | 'commands'>

const PersonSection = ({ member, actor, crews, logins, commands }: PersonProps) => (
  <RecordSection title="Person">
    <RecordLine label="Employee ID">{member.employee_id}</RecordLine>
    <RecordLine label="Role">{crewRoleLabel(member.role)}</RecordLine>
    <RecordLine label="Crew">
      <CrewLine {...{ member, actor, crews, commands }} />
    </RecordLine>
    {logins.length > 0 && (
      <RecordLine label="Login">
        <LoginLine login={logins.find(({ id }) => id === member.user_id)} />
      </RecordLine>
    )}
    <RecordLine label="Skills">{skillsText(member)}</RecordLine>
    <RecordLine label="Hourly rate">{ownAmount(member.hourly_rate)}</RecordLine>
    <RecordLine label="Home base">
      {member.home_base ? (
        <>
          {placeText(member.home_base)}
          <br />
          <MapLink place={placeText(member.home_base)} />
        </>
      ) : (
        'None'
      )}
    </RecordLine>
  </RecordSection>
)

const LoginLine = ({ login }: { login: ManagedUser | undefined }) => {
  if (!login) return 'None. They can’t see their jobs in the app.'
  return (
    <>
      {fullName(login)}
      {!canSignIn(login) && ' (deactivated)'}
      <br />
      {[login.email, login.phone].filter((text) => text !== null && text !== '').join(' · ')}
    </>
  )
}

const CrewLine = ({ member, actor, crews, commands }: Omit<PersonProps, 'logins'>) => {
  const [isRenaming, setRenaming] = useState(false)
  const crew = crews.find(({ id }) => id === member.crew_id)
  return (
    <>
      {crewName(member.crew_id, crews)}{' '}
      {crew && crewRefusal(actor, 'edit') === null && (
        <Button variant="ghost" size="sm" my="-1" color="accent.fg" onClick={() => setRenaming(true)}>
          Rename crew
        </Button>
      )}
      {crew && isRenaming && <CrewNameDialog crew={crew} commands={commands} onClose={() => setRenaming(false)} />}
    </>
  )
}

const HoursSection = ({ member, today }: OfMember & { today: string }) => (
  <RecordSection title="Working hours">
    <RecordLine label="Today">{dayText(member, today)}</RecordLine>
    {weekLines(enteredHours(member.working_hours), 'Day off').map(({ days, hours }) => (
      <RecordLine key={days} label={days}>
        {hours}
      </RecordLine>
    ))}
  </RecordSection>
)

const AbsenceSection = ({ member, today }: OfMember & { today: string }) => {
  const absences = absencesToCome(member.absences, today)
  return (
    <RecordSection title="Upcoming absences">
      {absences.length === 0 && <RecordLine label="Planned">None</RecordLine>}
      {absences.map((absence) => (
        <RecordLine key={absence.from} label={absence.reason || 'Away'}>
          {daysText(absence, today)}
        </RecordLine>
      ))}
    </RecordSection>
  )
}
