import { chakra } from '@chakra-ui/react'
import * as v from 'valibot'
import type { Job } from '@/domain/job/job'
import { planProblem, type RepeatPlan, RHYTHMS, rhythmLabel, visitDays, visitsHint } from '@/domain/job/repeat'
import { timeRange } from '@/domain/job/slot-words'
import { counted } from '@/domain/text/wording'
import { type Day, formatDay, plusMonths } from '@/domain/time/calendar'
import { SelectField } from '@/ui/kit/fields/select-field'
import { DateField, TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { jobsPhrase } from '../records'
import type { JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'

type Props = { job: Job; today: Day; commands: Pick<JobCommands, 'repeat'>; actions: JobActions }

const ENDS = ['count', 'until'] as const
const shape = v.object({ rhythm: v.picklist(RHYTHMS), ends: v.picklist(ENDS), count: v.string(), until: v.string() })
type RepeatForm = v.InferInput<typeof shape>

const END_OPTIONS = [
  { value: 'count', label: 'After a number of visits' },
  { value: 'until', label: 'On a date' },
] as const
const RHYTHM_OPTIONS = RHYTHMS.map((value) => ({ value, label: rhythmLabel(value) }))

const planOf = ({ rhythm, ends, count, until }: RepeatForm): RepeatPlan =>
  ends === 'count' ? { rhythm, count: count.trim() === '' ? Number.NaN : Number(count) } : { rhythm, until }

const problemOf = (first: Day, form: RepeatForm): string | null =>
  form.ends === 'until' && form.until === '' ? 'Choose when it ends' : planProblem(first, planOf(form))

const submitLabel = (more: number) => {
  if (more < 1) return 'Create visits'
  return `Create ${counted(more, 'more visit')}`
}

export const RepeatDialog = ({ job, today, commands, actions }: Props) => {
  const first = job.scheduled_date
  const initial: RepeatForm = { rhythm: 'weekly', ends: 'count', count: '12', until: plusMonths(first, 3) }
  const formDraft = useDraft({ form: 'job_repeat', part: `of-${job.id}`, shape })
  const form = useForm({
    ...formDraft,
    durable: true,
    initial,
    check: checkErrors<RepeatForm, RepeatPlan, RepeatForm['ends']>((typed) => {
      const problem = problemOf(first, typed)
      return problem === null ? {} : { [typed.ends]: problem }
    }, planOf),
    async save(plan) {
      const visits = visitDays(first, plan).length
      return actions.save({
        what: 'repeat',
        records: [job],
        command: () => commands.repeat(job, plan),
        done: () => `repeats ${rhythmLabel(plan.rhythm).toLowerCase()}, ${visits} visits`,
      })
    },
  })
  const { text, choice } = form
  const days = problemOf(first, form.form) === null ? visitDays(first, planOf(form.form)) : []
  return (
    <FormDialog
      form={form}
      title="Repeat job"
      description={jobsPhrase([job])}
      submitLabel={submitLabel(days.length - 1)}
      busyLabel="Creating..."
      failureText="Failed to repeat job. Please try again."
      question={{ title: 'Discard this repeat?', object: jobsPhrase([job]) }}
      onClose={actions.stopAsking}
    >
      <FormGrid gap="3">
        <Span of={3}>
          <SelectField label="How often" options={RHYTHM_OPTIONS} {...choice('rhythm', RHYTHMS, { answers: ENDS })} />
        </Span>
        <Span of={3}>
          <SelectField label="Ends" options={END_OPTIONS} {...choice('ends', ENDS, { answers: ENDS })} />
        </Span>
        <Span of={3}>
          {form.form.ends === 'count' ? (
            <TextField
              label="Number of visits"
              hint={visitsHint(first, form.form.rhythm)}
              inputMode="numeric"
              {...text('count')}
            />
          ) : (
            <DateField label="Until" min={first} {...text('until')} />
          )}
        </Span>
      </FormGrid>
      {days.length > 0 && (
        <chakra.section mt="4" aria-label="Visits">
          <chakra.p textStyle="small" color="fg.muted">
            {`${days.length} visits, each ${timeRange(job)}. The new ones have no crew yet.`}
          </chakra.p>
          <chakra.ol
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
            columnGap="3"
            rowGap="1"
            mt="2"
            maxH="11rem"
            overflowY="auto"
            listStyleType="none"
            textStyle="small"
            fontVariantNumeric="tabular-nums"
          >
            {days.map((day) => (
              <li key={day}>{formatDay(day, today)}</li>
            ))}
          </chakra.ol>
        </chakra.section>
      )}
    </FormDialog>
  )
}
