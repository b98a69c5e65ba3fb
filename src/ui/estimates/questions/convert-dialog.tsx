import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import * as v from 'valibot'
import { depositToBill } from '@/domain/estimate/deposit'
import type { Estimate } from '@/domain/estimate/estimate'
import { jobOf, workMinutes } from '@/domain/estimate/job'
import { documentNumber } from '@/domain/estimate/number'
import type { JobSlot } from '@/domain/job/job'
import { amountIn } from '@/domain/money/amount-in'
import { type Day, plusDays, plusMinutes } from '@/domain/time/calendar'
import { requiredDay, timeOfDaySchema } from '@/domain/time/day'
import { DateField, TimeField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { FIRST_HOUR } from '../types'

type Props = { estimate: Estimate; today: Day; onConvert: (slot: JobSlot) => void; onClose: () => void }

const slotSchema = (today: Day) =>
  v.pipe(
    v.object({
      scheduled_date: v.pipe(
        requiredDay(),
        v.check((day) => day >= today, 'This day has passed. Choose today or a later day'),
      ),
      scheduled_start_time: v.pipe(v.string(), v.nonEmpty('Start time is required'), timeOfDaySchema),
      scheduled_end_time: v.pipe(v.string(), v.nonEmpty('End time is required'), timeOfDaySchema),
    }),
    v.forward(
      v.partialCheck(
        [['scheduled_start_time'], ['scheduled_end_time']],
        ({ scheduled_start_time, scheduled_end_time }) => scheduled_start_time < scheduled_end_time,
        'End time must be after the start time',
      ),
      ['scheduled_end_time'],
    ),
  )

export const ConvertDialog = ({ estimate, today, onConvert, onClose }: Props) => {
  const shape = useMemo(() => slotSchema(today), [today])
  const check = useMemo(() => checkSchema(shape), [shape])
  const formDraft = useDraft({ form: 'estimate_job', part: `of-${estimate.id}`, shape })
  const form = useForm({
    ...formDraft,
    initial: {
      scheduled_date: plusDays(today, 1),
      scheduled_start_time: FIRST_HOUR,
      scheduled_end_time: plusMinutes(FIRST_HOUR, workMinutes(estimate)),
    },
    check,
    async save(slot: JobSlot) {
      onConvert(slot)
      return null
    },
  })
  const { estimated_cost } = jobOf(estimate, form.form)
  const deposit = depositToBill(estimate)
  return (
    <FormDialog
      form={form}
      title="Create job"
      description={`${documentNumber(estimate)} ${estimate.title}`}
      submitLabel="Create job"
      busyLabel="Creating..."
      question={{ title: 'Discard this job?', object: documentNumber(estimate) }}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="4" pb="2">
        <FormGrid gap="4">
          <Span of={6}>
            <DateField label="Date" {...form.text('scheduled_date')} />
          </Span>
          <Span of={3} onPhone={3}>
            <TimeField label="Start Time" {...form.text('scheduled_start_time')} />
          </Span>
          <Span of={3} onPhone={3}>
            <TimeField label="End Time" {...form.text('scheduled_end_time')} />
          </Span>
        </FormGrid>
        <chakra.p color="fg.muted" textStyle="small">
          The job has the lines as its description, and an estimated cost of{' '}
          {amountIn(estimated_cost, estimate.currency)} before tax. You assign a crew in Jobs.
          {deposit > 0 && ` A draft invoice for the deposit (${amountIn(deposit, estimate.currency)}) is also created.`}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  )
}
