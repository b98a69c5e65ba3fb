import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { fullName } from '@/domain/account/user'
import { type CrewMember, isActive } from '@/domain/crew/crew'
import { durationOf } from '@/domain/job/draft'
import { type Job, type JobPlace, placeOf } from '@/domain/job/job'
import { type DispatchVerdict, isOfTime, isWaived, judgeMember } from '@/domain/scheduling/dispatch'
import { clockText, minutesOf, timeOf } from '@/domain/scheduling/minutes'
import { type Day, formatDay } from '@/domain/time/calendar'
import { requiredDay } from '@/domain/time/day'
import { WhichVisits } from '@/ui/jobs/create/which-visits'
import { jobRecords, jobsPhrase } from '@/ui/jobs/records'
import { crewById, crewNames } from '@/ui/jobs/rules/names'
import { durationText } from '@/ui/jobs/rules/when'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { DiscardQuestion, useLeave } from '@/ui/kit/forms/discard-question'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { STEP } from './geometry'
import { isStay, judgePlace, type MoveContext } from './moves'
import type { MoveHow } from './use-moves'

export type MoveDialogProps = MoveContext & {
  job: Job
  /** The visible day, the default for a job whose own day has passed. */
  shownDay: Day
  /** Resolves to an error sentence, or null on success. */
  onMove: (to: JobPlace, how: MoveHow) => Promise<string | null>
  later: number
  onClose: () => void
}

/** Crew selection: no one, unchanged, or one person. */
type Choice = 'none' | 'same' | `${number}`

const DAY_MINUTES = 24 * 60

const typedDay = requiredDay()

/** Start times the rules allow, with the note on each. */
const startsFor = (place: (start: number) => JobPlace, judge: (to: JobPlace) => DispatchVerdict, own: number) =>
  [...new Set([own, ...Array.from({ length: DAY_MINUTES / STEP }, (_, index) => index * STEP)])]
    .sort((a, b) => a - b)
    .filter((start) => judge(place(start)).ok)

const memberOption = (job: Job, member: CrewMember, day: Day | null, anyway: boolean) => {
  const refusal = day === null ? null : judgeMember(job, member, day)
  const isOff = refusal !== null && !(anyway && isWaived(refusal))
  const reason = refusal?.reason.replace(`${fullName(member)} `, '').replace(/\.$/, '')
  return {
    value: String(member.id),
    label: reason ? `${fullName(member)} (${reason})` : fullName(member),
    disabled: isOff,
  }
}

/** The form equivalent of a drag, with the same rules for people and times. Only here can a warning be overridden. */
export const MoveDialog = ({ job, shownDay, later, onMove, onClose, actor, today, jobs, crew }: MoveDialogProps) => {
  const own = minutesOf(job.scheduled_start_time)
  const length = durationOf(job)
  const [before] = useState(() => ({
    day: job.scheduled_date >= today ? job.scheduled_date : shownDay > today ? shownDay : today,
    choice: (job.assigned_crew_members.length > 0 ? 'same' : 'none') as Choice,
    start: own,
  }))
  const [day, setDay] = useState(before.day)
  const [choice, setChoice] = useState<Choice>(before.choice)
  const [wanted, setWanted] = useState(before.start)
  const [anyway, setAnyway] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const isChanged = day !== before.day || choice !== before.choice || wanted !== before.start || anyway
  // A pending move continues without the form.
  const { leave, asking: discarding } = useLeave(isChanged && !busy, onClose)

  const judged = useMemo(
    () => ({ actor, today, crew, jobs: jobs.filter((each) => each.scheduled_date === day) }),
    [actor, today, crew, jobs, day],
  )
  const ids = choice === 'none' ? [] : choice === 'same' ? job.assigned_crew_members : [Number(choice)]
  const placeFrom = (start: number): JobPlace => ({
    scheduled_date: day,
    scheduled_start_time: timeOf(start),
    scheduled_end_time: timeOf(start + length),
    assigned_crew_members: ids,
  })
  const judge = (to: JobPlace, withWaiver = anyway) => judgePlace(job, to, judged, withWaiver)
  // Rules can't compute with an incomplete or far-off date.
  const wrongDay = v.safeParse(typedDay, day).issues?.[0].message
  const starts = wrongDay ? [] : startsFor(placeFrom, judge, own)
  const start = starts.includes(wanted) ? wanted : (starts.find((each) => each >= wanted) ?? starts[0])
  const chosen = start === undefined ? null : placeFrom(start)
  const strict = chosen && judge(chosen, false)
  const allowed = chosen && judge(chosen)
  const note = allowed?.ok ? allowed.note : undefined
  const requestedVerdict = wrongDay ? null : judge(placeFrom(wanted))
  const refusal = wrongDay ?? (requestedVerdict && reasonWhyNot(chosen, requestedVerdict, job))

  const submit = async (following: boolean) => {
    if (!chosen) return
    setAsking(false)
    setBusy(true)
    setProblem(null)
    const failed = await onMove(chosen, { anyway: strict !== null && !strict.ok, following })
    setBusy(false)
    if (failed === null) onClose()
    else setProblem(failed)
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title="Move to…"
        description={jobsPhrase([job])}
        size="sm"
        footer={
          <>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <ActionButton
              loading={busy}
              loadingLabel="Moving..."
              disabledReason={refusal}
              onClick={() => (later > 0 ? setAsking(true) : void submit(false))}
            >
              {strict?.ok === false ? 'Schedule anyway' : 'Move'}
            </ActionButton>
          </>
        }
      >
        <FormGrid>
          {problem !== null && (
            <Span of={6}>
              <Banner kind="warning" detail={problem}>
                Failed to move job
              </Banner>
            </Span>
          )}
          <Span of={6}>
            <DateField
              label="Day"
              min={today}
              value={day}
              error={wrongDay}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          </Span>
          <Span of={6}>
            <SelectField
              label="Crew member"
              value={choice}
              onChange={(event) => setChoice(event.currentTarget.value as Choice)}
              options={[
                { value: 'none', label: 'No crew (unscheduled)' },
                ...(job.assigned_crew_members.length > 0
                  ? [
                      {
                        value: 'same',
                        label: `${crewNames(job.assigned_crew_members, crewById([...crew.values()]))} (as now)`,
                      },
                    ]
                  : []),
                ...[...crew.values()]
                  .filter((member) => isActive(member) && job.assigned_crew_members.join() !== String(member.id))
                  .map((member) => memberOption(job, member, wrongDay ? null : day, anyway)),
              ]}
            />
          </Span>
          <Span of={6}>
            <SelectField
              label="Start"
              value={start ?? ''}
              disabled={starts.length === 0}
              hint={
                starts.length === 0
                  ? undefined
                  : [`${durationText(length)}.`, note, 'Only free times are listed.'].filter(Boolean).join(' ')
              }
              error={
                requestedVerdict !== null && starts.length === 0
                  ? [isOfTime(requestedVerdict) && `No free time on ${formatDay(day, today)}.`, refusal]
                      .filter(Boolean)
                      .join(' ')
                  : undefined
              }
              onChange={(event) => setWanted(Number(event.currentTarget.value))}
              options={starts.map((each) => ({ value: String(each), label: clockText(each) }))}
            />
          </Span>
          <Span of={6}>
            <CheckboxField
              label="Schedule anyway"
              hint="Lists times and people against working hours, skill or the client’s window too."
              checked={anyway}
              onChange={(event) => setAnyway(event.currentTarget.checked)}
            />
          </Span>
          {strict?.ok === false && (
            <Span of={6}>
              <Banner kind="warning">{strict.reason}</Banner>
            </Span>
          )}
        </FormGrid>
      </Dialog>
      {asking && (
        <WhichVisits
          object={jobRecords.name(job)}
          later={later}
          onAnswer={(following) => void submit(following)}
          onGoBack={() => setAsking(false)}
        />
      )}
      <DiscardQuestion title="Discard these changes?" object={jobRecords.name(job)} {...discarding} />
    </>
  )
}

/** Returns null when the form can be sent. */
const reasonWhyNot = (chosen: JobPlace | null, wanted: DispatchVerdict, job: Job): string | null => {
  if (chosen === null) return wanted.ok ? 'Choose a time.' : wanted.reason
  return isStay(job, { ...placeOf(job), ...chosen }) ? 'The job is already there.' : null
}
