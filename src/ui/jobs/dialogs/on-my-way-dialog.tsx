import { useMemo, useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { ARRIVAL_MINUTES, arrivalChoice, arrivalIn, noticeText, withArrival } from '@/domain/job/notice-text'
import { minutesSinceRecentNotice, type Notice, noticeSchema, recentNoticeText } from '@/domain/job/on-my-way'
import type { Failure } from '@/domain/record/failure'
import { type Day, formatTime, type TimeOfDay } from '@/domain/time/calendar'
import { Banner } from '@/ui/kit/feedback/banner'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useAskFirst } from '@/ui/kit/forms/use-ask-first'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { jobRecords, jobsPhrase } from '../records'
import { crewById } from '../rules/names'
import type { JobCommands, OnMyWayContext } from '../types'
import type { JobActions } from '../use-job-actions'

type Props = {
  job: Job
  today: Day
  crew: readonly CrewMember[]
  way: OnMyWayContext
  commands: Pick<JobCommands, 'tellOnTheWay'>
  actions: Pick<JobActions, 'save' | 'stopAsking'>
}

const check = checkSchema(noticeSchema)

const firstNames = (job: Job, crew: readonly CrewMember[]): string[] => {
  const people = crewById(crew)
  return job.assigned_crew_members.flatMap((id) => people.get(id)?.first_name ?? [])
}

export const OnMyWayDialog = ({ way, ...props }: Props) =>
  way.business === null ? null : <Form {...props} way={{ ...way, business: way.business }} />

const Form = ({ job, today, crew, way, commands, actions }: Props & { way: { business: string } }) => {
  // Fixed when the dialog opens, as its text is.
  const [time] = useState(way.time)
  const arrivals = useMemo(
    () => ARRIVAL_MINUTES.map((minutes) => ({ minutes, arrival: arrivalIn(minutes, time) })),
    [time],
  )
  const first = arrivalIn(arrivalChoice(way.driveTo(job)), time)
  const client = way.clientOf(job)
  // A number that this person may not read gets the text all the same.
  const hasPhone = client === null || client.phone !== ''
  const names = { client: job.client_first_name, crew: firstNames(job, crew), business: way.business }
  const { draft, onDraft } = useDraft({ form: 'on_my_way', part: `of-${job.id}`, shape: noticeSchema })
  const form = useForm({
    draft: draft && { ...draft, typed: stillAhead(draft.typed, first, arrivals) },
    onDraft,
    durable: true,
    initial: { arrival: first, text: noticeText(names, first) },
    check,
    async save(notice): Promise<Failure | null> {
      return actions.save({
        what: 'tell',
        records: [job],
        command: () => commands.tellOnTheWay(job, { ...notice, again: asking.answered.current === true }),
        done: () => `is on the way, expected ${formatTime(notice.arrival)}`,
      })
    },
  })
  const recentNotice = minutesSinceRecentNotice(job, { today, time: way.time })
  const asking = useAskFirst<boolean>(form.submit, () => recentNotice !== null && check(form.form).ok)
  const { text, choice } = form
  return (
    <>
      <FormDialog
        form={{ ...form, submit: asking.submit }}
        title="On-my-way text"
        description={jobsPhrase([job])}
        size="sm"
        submitLabel={hasPhone ? 'Send' : 'Set as on the way'}
        busyLabel={hasPhone ? 'Sending...' : 'Saving...'}
        failureText="Failed to tell the client. Please try again."
        notice={!hasPhone && <Banner kind="warning">{noPhoneText(job)}</Banner>}
        question={{ title: 'Discard this text?', object: jobsPhrase([job]) }}
        onClose={actions.stopAsking}
      >
        <FormGrid gap="3">
          <Span of={6}>
            <SelectField
              label="Expected arrival"
              options={arrivals.map(({ minutes, arrival }) => ({
                value: arrival,
                label: `${formatTime(arrival)}, in ${minutes} minutes`,
              }))}
              {...choice(
                'arrival',
                arrivals.map(({ arrival }) => arrival),
              )}
              onChange={({ currentTarget }) => {
                const arrival = currentTarget.value
                form.edit({ arrival, text: withArrival(form.form.text, form.form.arrival, arrival) })
              }}
            />
          </Span>
          <Span of={6}>
            <TextAreaField
              label="Message"
              rows={4}
              hint={client && hasPhone ? `Text to ${client.phone}` : undefined}
              {...text('text')}
            />
          </Span>
        </FormGrid>
      </FormDialog>
      <ConfirmDialog
        open={asking.isAsking}
        title="Tell the client again?"
        object={jobRecords.name(job)}
        confirmLabel="Send again"
        destructive={false}
        onConfirm={() => asking.answer(true)}
        onCancel={asking.goBack}
      >
        {recentNotice !== null && recentNoticeText(recentNotice)}
      </ConfirmDialog>
    </>
  )
}

/** A kept text with a time that is among the choices: by now the one it was written for may have passed. */
const stillAhead = (
  { arrival, text }: Partial<Notice>,
  first: TimeOfDay,
  arrivals: readonly { arrival: TimeOfDay }[],
): Partial<Notice> => {
  const isChoice = arrivals.some((each) => each.arrival === arrival)
  if (arrival === undefined || text === undefined || isChoice)
    return { ...(arrival && { arrival }), ...(text && { text }) }
  return { arrival: first, text: withArrival(text, arrival, first) }
}

const noPhoneText = ({ client_first_name }: Job): string =>
  `${client_first_name || 'The client'} has no phone number, so no text can be sent. The job is set as on the way.`
