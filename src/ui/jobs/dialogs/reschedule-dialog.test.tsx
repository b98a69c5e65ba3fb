// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Job, JobSlot } from '@/domain/job/job'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { mounted } from '../../../../tests/fixtures/mounted'
import { sampleJob } from '../rules/sample'
import { RescheduleDialog } from './reschedule-dialog'

const TODAY = '2026-11-20'

const opened = async (job: Job) => {
  const moved: JobSlot[] = []
  const closed: string[] = []
  const reschedule = (_: Job, slot: JobSlot): Promise<Outcome> => {
    moved.push(slot)
    return Promise.resolve({ ok: true })
  }
  const page = await mounted(
    <RescheduleDialog
      job={job}
      today={TODAY}
      time="08:30"
      timeZone="America/Chicago"
      following={0}
      commands={{ reschedule, edit: () => Promise.resolve({ ok: true }) }}
      actions={{
        stopAsking: () => closed.push('closed'),
        async save({ records, command }) {
          for (const record of records) await command(record)
          return null
        },
      }}
    />,
  )
  return { ...page, moved, closed }
}

it('refuses a day that has passed, and takes today (X-42)', async () => {
  const { type, press, text, moved } = await opened(sampleJob({ scheduled_date: '2026-11-23' }))
  await type('scheduled_date', '2026-11-19')
  await press('Reschedule')
  expect(text()).toContain('This day has passed. Choose today or a later day.')
  expect(moved).toEqual([])

  await type('scheduled_date', TODAY)
  await press('Reschedule')
  expect(moved).toEqual([{ scheduled_date: TODAY, scheduled_start_time: '09:00', scheduled_end_time: '10:30' }])
})

it.each([
  ['its own day', '2026-11-23', '2026-11-23'],
  ['today where its day has passed', '2026-11-12', TODAY],
])('offers %s', async (_, scheduled_date, offered) => {
  const { value } = await opened(sampleJob({ scheduled_date }))
  expect(value('scheduled_date')).toBe(offered)
})

it('says that a time of today has passed, and takes it', async () => {
  const { type, press, text, moved } = await opened(sampleJob({ scheduled_date: TODAY }))
  expect(text()).not.toContain('This time has passed.')
  await type('scheduled_start_time', '08:00')
  expect(text()).toContain('This time has passed.')
  await press('Reschedule')
  expect(moved).toEqual([{ scheduled_date: TODAY, scheduled_start_time: '08:00', scheduled_end_time: '09:30' }])
})

it('refuses a time that the clocks skip on that day', async () => {
  const { type, press, text, moved } = await opened(sampleJob({ scheduled_date: '2026-11-23' }))
  await type('scheduled_date', '2027-03-14')
  await type('scheduled_start_time', '02:30')
  await type('scheduled_end_time', '04:00')
  await press('Reschedule')
  expect(text()).toContain('There is no 2:30 AM on this day: the clocks go from 2:00 AM to 3:00 AM.')
  expect(moved).toEqual([])
  await type('scheduled_start_time', '03:00')
  await press('Reschedule')
  expect(moved).toEqual([{ scheduled_date: '2027-03-14', scheduled_start_time: '03:00', scheduled_end_time: '04:30' }])
})

it('is off, and says why, until there is something to change', async () => {
  const { type, press, text, moved } = await opened(sampleJob({ scheduled_date: '2026-11-23' }))
  await press('Reschedule')
  expect(moved).toEqual([])
  expect(text()).toContain('Nothing is changed yet.')

  await type('scheduled_date', '2026-11-24')
  expect(text()).not.toContain('Nothing is changed yet.')
  await type('scheduled_date', '2026-11-23')
  expect(text()).toContain('Nothing is changed yet.')
})

it('asks before another date is thrown away', async () => {
  const { type, press, text, closed } = await opened(sampleJob({ scheduled_date: '2026-11-23' }))
  await type('scheduled_date', '2026-11-24')
  await press('Cancel')
  expect(text()).toContain('Discard these changes?')
  expect(closed).toEqual([])
  await press('Discard')
  expect(closed).toEqual(['closed'])
})
