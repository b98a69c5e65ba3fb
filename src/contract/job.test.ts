import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { draft, job } from '../../tests/fixtures/records'
import { toWireDraft, toWireJob, wireJob, wireJobDraft, wireJobPatch } from './job'

const onTheWire = { ...job(), estimated_cost: 125.5, scheduled_start_time: '09:00:00', scheduled_end_time: '10:30:00' }

describe('a job on the wire', () => {
  it('has dollars and seconds (JOB-14, X-26)', () => {
    expect(toWireJob(job())).toEqual(onTheWire)
  })

  it('is read back as it was', () => {
    expect(v.parse(wireJob, toWireJob(job()))).toEqual(job())
  })

  it('may call its title job_title, and tell times without seconds (X-45)', () => {
    const { title: job_title, ...rest } = onTheWire
    expect(v.parse(wireJob, { ...rest, job_title, scheduled_start_time: '09:00' })).toEqual(job())
  })

  it('may leave out what it does not know, and tell more than is read', () => {
    const { description: _, location_notes: __, assigned_crew_members: ___, ...rest } = onTheWire
    expect(v.parse(wireJob, { ...rest, property_zip: null, colour: 'green' })).toEqual(
      job({ description: '', location_notes: '', assigned_crew_members: [], property_zip: '' }),
    )
  })

  it.each([
    ['without a title', { title: undefined }],
    ['of no known status', { status: 'paused' }],
    ['that costs no amount of money', { estimated_cost: Number.POSITIVE_INFINITY }],
    ['that costs text', { estimated_cost: '125.50' }],
  ])('is refused %s', (_, patch) => {
    expect(v.safeParse(wireJob, { ...onTheWire, ...patch }).success).toBe(false)
  })
})

describe('a new job on the wire', () => {
  it('has dollars, and times as HH:MM (JOB-14)', () => {
    expect(toWireDraft(draft)).toEqual({ ...draft, estimated_cost: 125.5 })
  })

  it('is read back as it was (API-19)', () => {
    const sent = { ...toWireDraft(draft), estimated_duration_minutes: 90, business_id: 1, created_by: 3 }
    expect(v.parse(wireJobDraft, sent)).toEqual({
      ...draft,
      estimated_duration_minutes: 90,
      business_id: 1,
      created_by: 3,
    })
  })

  it('is a one-time service of normal priority unless said otherwise (JOB-13)', () => {
    const { type: _, priority: __, description: ___, location_notes: ____, ...rest } = toWireDraft(draft)
    expect(v.parse(wireJobDraft, rest)).toEqual({ ...draft, description: '', location_notes: '' })
  })

  it.each([
    ['title', '  '],
    ['scheduled_date', '2026-02-30'],
    ['scheduled_end_time', '25:00'],
    ['estimated_cost', -1],
    ['estimated_cost', Number.POSITIVE_INFINITY],
    ['estimated_duration_minutes', 0],
    ['property_state', 'Texas'],
    ['property_zip', ''],
  ])('is refused with %s %j (JOB-12)', (field, value) => {
    const { issues } = v.safeParse(wireJobDraft, { ...toWireDraft(draft), [field]: value })
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
  })
})

describe('an edit on the wire', () => {
  it('says only what changes', () => {
    expect([v.parse(wireJobPatch, {}), v.parse(wireJobPatch, { title: ' Mow ', estimated_cost: 49.99 })]).toEqual([
      {},
      { title: 'Mow', estimated_cost: 4_999 },
    ])
  })

  it('is held to the same rules', () => {
    expect(v.safeParse(wireJobPatch, { title: '' }).success).toBe(false)
  })
})
