import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import { MapPlacesDocument } from '@/contract/graphql/generated/map'
import { ProposeScheduleDocument, TakeProposalDocument } from '@/contract/graphql/generated/schedules'
import { assignCrew, listJobs, updateJob } from '@/contract/jobs'
import { autoSchedule } from '@/contract/schedules'
import { demoUser } from '@/domain/demo/demo'
import { type ProposalAsk, plainAsk } from '@/domain/scheduling/proposal/ask'
import { NOT_ON_MAP } from '@/domain/scheduling/proposal/because'
import { plusDays } from '@/domain/time/calendar'
import type { MockServer } from '@/mock-server'
import { askGraphql, dataOf, fieldsRefused } from './graphql-office'
import { OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const office = officesPerTest()
let server: MockServer
let owner: Person
beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  server = office()
  owner = await signIn(server, OWNER)
})
afterEach(() => vi.restoreAllMocks())

const propose = async (ask: ProposalAsk, who = owner) =>
  dataOf(await askGraphql(server, who, ProposeScheduleDocument, { ask })).scheduleProposal
type Seen = Awaited<ReturnType<typeof propose>>

const take = ({ ask, ground, groups }: Pick<Seen, 'ask' | 'ground' | 'groups'>, key: string) =>
  askGraphql(server, owner, TakeProposalDocument, { ask, ground, groups: groups.map(({ id }) => id), key })

const placesOf = async (day: string) =>
  (await owner.ask(listJobs, { query: { date: day } })).jobs.map(
    ({ id, status, scheduled_start_time, assigned_crew_members }) => [
      id,
      status,
      scheduled_start_time,
      assigned_crew_members,
    ],
  )

describe('a proposal', () => {
  test('changes nothing until some of it is taken; that much is done in one go, and undone in one', async () => {
    const before = await placesOf(TODAY)
    const proposal = await propose(plainAsk('auto_schedule', TODAY))
    expect(await placesOf(TODAY)).toEqual(before)

    const [first] = proposal.groups
    const some = proposal.moves.filter(({ group }) => group === first?.id)
    expect(some.length).toBeLessThan(proposal.moves.length)
    expect(dataOf(await take({ ...proposal, groups: first ? [first] : [] }, 'some')).takeProposal).toBe(some.length)
    const now = new Map((await placesOf(TODAY)).map(([id, ...rest]) => [id, rest]))
    for (const { job_id, to } of proposal.moves.filter(({ group }) => group === first?.id))
      expect(now.get(job_id)).toEqual(['assigned', to.scheduled_start_time, to.assigned_crew_members])

    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'some', key: 'back' }))
    expect(await placesOf(TODAY)).toEqual(before)
  })

  test('of a crew’s work moves that crew’s alone, and of no crew that is not the business’s', async () => {
    const { ask, moves } = await propose({ ...plainAsk('push_day', TODAY), crew_id: 2 })
    expect(ask.crew_id).toBe(2)
    expect([...new Set(moves.map(({ from }) => from.assigned_crew_members[0]))]).toEqual([5])
    const unknown = { ...plainAsk('push_day', TODAY), crew_id: 99 }
    expect(fieldsRefused(await askGraphql(server, owner, ProposeScheduleDocument, { ask: unknown }))).toEqual([
      'crew_id',
    ])
  })

  test('is what a job’s history names as that which moved it, which is undone like any other move', async () => {
    const before = await placesOf(TODAY)
    const proposal = await propose({ ...plainAsk('push_day', TODAY), crew_id: 2 })
    dataOf(await take(proposal, 'pushed'))
    const stream = `job/${proposal.moves[0]?.job_id}`
    const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 1 })).history
    expect(facts.map(({ type, note, undoRefusal }) => [type, note, undoRefusal])).toEqual([
      ['job.replanned', expect.stringMatching(/^Moved to .+, as its day was pushed back$/), null],
    ])
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'pushed', key: 'back' }))
    expect(await placesOf(TODAY)).toEqual(before)
  })

  test('finds room on other days for what has no crew alone', async () => {
    const { ask, moves } = await propose({ ...plainAsk('push_day', TODAY), waiting_only: true })
    expect(ask.waiting_only).toBe(true)
    expect(moves.map(({ job_id }) => job_id).sort()).toEqual([14, 15, 16, 17])
    expect(moves.filter(({ to }) => to.scheduled_date === TODAY)).toEqual([])
  })

  test('says of a job at no property that its place is not known, as the map does', async () => {
    await owner.ask(updateJob, {
      params: { businessId: 1, jobId: 16 },
      body: { property_address: '1 Nowhere Road', property_zip: '99999' },
    })
    const { moves } = await propose(plainAsk('auto_schedule', TODAY))
    const { mapPlaces } = dataOf(await askGraphql(server, owner, MapPlacesDocument, { date: TODAY }))
    const lost = mapPlaces.filter(({ latitude }) => latitude === null).flatMap(({ jobs }) => jobs.map(({ id }) => id))
    const unknown = moves.filter(({ because }) => because.endsWith(NOT_ON_MAP)).map(({ job_id }) => job_id)
    expect([unknown, lost]).toEqual([[16], [16]])
  })

  test('of auto-schedule is what the documented call carries out', async () => {
    const { moves } = await propose(plainAsk('auto_schedule', TODAY))
    const { assignments } = await owner.ask(autoSchedule, { body: { date: TODAY } })
    expect(assignments).toEqual(
      moves.map(({ job_id, to }) => ({
        job_id,
        crew_member_ids: to.assigned_crew_members,
        start: to.scheduled_start_time,
        end: to.scheduled_end_time,
      })),
    )
  })

  test('is refused once its ground has shifted, and made again', async () => {
    const proposal = await propose(plainAsk('auto_schedule', TODAY))
    const [move] = proposal.moves
    await owner.ask(assignCrew, {
      params: { businessId: 1, jobId: move?.job_id ?? 0 },
      query: { crew_member_ids: '1' },
    })
    const { errors } = await take(proposal, 'late')
    expect(errors?.[0]).toMatchObject({
      message: 'The day has changed since this was worked out. Nothing was moved. Look at the new proposal.',
      extensions: { status: 409 },
    })
    const anew = await propose(plainAsk('auto_schedule', TODAY))
    expect(anew.moves.map(({ job_id }) => job_id)).not.toContain(move?.job_id)
  })

  test('taken in two tabs is taken once', async () => {
    const proposal = await propose(plainAsk('auto_schedule', TODAY))
    expect(dataOf(await take(proposal, 'one')).takeProposal).toBe(proposal.moves.length)
    expect(dataOf(await take(proposal, 'one')).takeProposal).toBe(proposal.moves.length)
    expect((await take(proposal, 'two')).errors?.[0]).toMatchObject({ extensions: { status: 409 } })
  })

  test('of a day that is over, of no one, or of nothing chosen is refused', async () => {
    const refusalOf = async (ask: ProposalAsk) =>
      (await askGraphql(server, owner, ProposeScheduleDocument, { ask })).errors?.[0]?.message
    expect(await refusalOf(plainAsk('auto_schedule', plusDays(TODAY, -1)))).toBe(
      'This day is over. Choose today or a later day.',
    )
    expect(await refusalOf(plainAsk('member_away', TODAY))).toBe('There is no such crew member.')
    const proposal = await propose(plainAsk('auto_schedule', TODAY))
    expect((await take({ ...proposal, groups: [] }, 'none')).errors?.[0]?.message).toBe(
      'Choose at least one of the proposed changes.',
    )
  })

  test('plans nothing into the past of the day itself', async () => {
    const { ask, moves } = await propose(plainAsk('push_day', TODAY))
    expect(ask.not_before).toMatch(/^\d\d:\d[05]$/)
    expect(moves.filter(({ from }) => from.scheduled_start_time < (ask.not_before ?? ''))).toEqual([])
    expect((await propose(plainAsk('auto_schedule', plusDays(TODAY, 1)))).ask.not_before).toBeNull()
  })

  test('is for those who may move jobs', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    const ask = plainAsk('auto_schedule', TODAY)
    expect((await askGraphql(server, tech, ProposeScheduleDocument, { ask })).errors?.[0]).toMatchObject({
      message: 'Your role can’t schedule jobs.',
      extensions: { status: 403 },
    })
  })
})
