import { describe, expect, it } from 'vitest'
import { type Failure, failureFrom } from '@/domain/record/failure'
import type { Stayed } from '@/services/history/queries'
import type { WriteRequest } from '@/services/http/idempotent-send'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { plainCommands, requesting } from './plain-commands'

type Client = { id: number; name: string }

const CREATE = '["client","create",{"name":"Helen"}]'
const REMOVE = '["client","remove",4]'
const UNDO_REMOVE = JSON.stringify(['undo-request', REMOVE])
const helen: Client = { id: 4, name: 'Helen' }
const BUSY: Failure = failureFrom({ status: 503, transport: 'Busy' })
const CHANGED: Failure = failureFrom({ status: 409, transport: 'This has changed since; it can no longer be undone.' })

/**
 * A workspace and a client service. `failing` are the failures of the next calls, null for success; an undo reverts `undoneCount` facts.
 */
const setUp = ({
  failing = [],
  undoneCount = 1,
  stayed = [],
}: {
  failing?: (Failure | null)[]
  undoneCount?: number
  stayed?: Stayed[]
} = {}) => {
  const done: unknown[] = []
  const abouts: (string | undefined)[] = []
  const undoCalls: string[] = []
  const failures = [...failing]
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      const failure = failures.shift()
      done.push([name, ...args])
      if (failure) throw failure
    }
  const workspace = {
    changed: async (...topics: unknown[]) => void done.push(['changed', ...topics]),
    history: {
      undo: (positions: number[], key: string) => call('undo')(positions, key).then(() => ({ stayed })),
      undoRequest: (request: string, key: string) =>
        call('undoRequest')(request, key).then(() => ({ count: undoneCount, stayed })),
      requestNotice: () => Promise.resolve(null),
      stayed: { keep: () => undefined, take: () => stayed },
    },
    // The request is its own key here, so equal writes have equal keys.
    async idempotentSend<Answer>({ write, about, undoes }: WriteRequest, send: (key: string) => Promise<Answer>) {
      abouts.push(about)
      if (undoes !== undefined) undoCalls.push(undoes)
      const key = JSON.stringify(write)
      return { key, answer: await send(key), forget: () => undefined }
    },
  }
  const [create, edit, remove] = [call('create'), call('edit'), call('remove')]
  const commands = plainCommands(
    workspace,
    { kind: 'client', changed: ['clients'] },
    {
      async create(draft: Omit<Client, 'id'>, key: string) {
        await create(draft, key)
        return helen
      },
      edit: (client: Client, draft: Omit<Client, 'id'>, key: string) => edit(client.id, draft, key),
      remove: (client: Client, key: string) => remove(client.id, key),
    },
  )
  return { commands, workspace, done, abouts, takenBack: undoCalls }
}
const undone = async (outcome: Outcome) => (outcome.ok ? await outcome.undo?.() : outcome)

describe('a command on a plain record', () => {
  it('is one call under a key, and what it makes old is loaded again', async () => {
    const { commands, done } = setUp()
    const outcomes = [
      await commands.create({ name: 'Helen' }),
      await commands.edit(helen, { name: 'Helena' }),
      await commands.remove(helen),
    ]
    expect(outcomes.map((outcome) => outcome.ok && outcome.answer)).toEqual([helen, undefined, undefined])
    expect(done).toEqual([
      ['create', { name: 'Helen' }, CREATE],
      ['changed', 'clients', 'facts'],
      ['edit', 4, { name: 'Helena' }, '["client","edit",4,{"name":"Helena"}]'],
      ['changed', 'clients', 'facts'],
      ['remove', 4, REMOVE],
      ['changed', 'clients', 'facts'],
    ])
  })

  it('is about its record by the id alone, and a new one about itself', async () => {
    const { commands, abouts } = setUp()
    await commands.create({ name: 'Helen' })
    await commands.edit(helen, { name: 'Helena' })
    await commands.remove({ ...helen, name: 'Helena' })
    expect(abouts).toEqual([undefined, 'client/4', 'client/4'])
  })

  it('that failed says so, loads again what may have changed, and is retried under its key', async () => {
    const { commands, done } = setUp({ failing: [BUSY] })
    expect(await commands.create({ name: 'Helen' })).toEqual({ ok: false, failure: BUSY })
    await commands.create({ name: 'Helen' })
    expect(done).toEqual([
      ['create', { name: 'Helen' }, CREATE],
      ['changed', 'clients', 'facts'],
      ['create', { name: 'Helen' }, CREATE],
      ['changed', 'clients', 'facts'],
    ])
  })

  it.each<[string, Failure]>([
    ['the record is gone', failureFrom({ status: 404, transport: 'Client not found' })],
    [
      'others changed the same',
      failureFrom({ status: 409, body: { detail: 'Ann did', changed: [{ stream: 'client/4', field: 'name' }] } }),
    ],
  ])('that failed since %s loads what others did', async (_, failure) => {
    const { commands, done } = setUp({ failing: [failure] })
    expect(await commands.remove(helen)).toEqual({ ok: false, failure })
    expect(done).toEqual([
      ['remove', 4, REMOVE],
      ['changed', 'clients', 'facts'],
    ])
  })

  it('never rejects, whatever was thrown', async () => {
    const { commands } = setUp()
    const broken = {
      get name(): string {
        throw new TypeError('broken')
      },
    }
    expect(await commands.create(broken)).toEqual({ ok: false, failure: failureFrom({ transport: 'broken' }) })
  })
})

describe('undoing it', () => {
  it('takes back what that request led to, under a key of its own', async () => {
    const { commands, done, takenBack } = setUp()
    expect(await undone(await commands.remove(helen))).toEqual({ ok: true, shown: Promise.resolve() })
    expect(takenBack).toEqual([REMOVE])
    expect(done).toEqual([
      ['remove', 4, REMOVE],
      ['changed', 'clients', 'facts'],
      ['undoRequest', REMOVE, UNDO_REMOVE],
      ['changed', 'clients', 'facts'],
    ])
  })

  it('says where there was nothing to take back', async () => {
    const { commands } = setUp({ undoneCount: 0 })
    expect(await undone(await commands.remove(helen))).toEqual({
      ok: true,
      shown: Promise.resolve(),
      hadNothing: true,
    })
  })

  it('says what stayed, and leads to where it can be corrected', async () => {
    const text = 'The email to Ana Diaz has already left.'
    const { commands } = setUp({ stayed: [{ text, page: '/dashboard/communications?conversation=3' }] })
    const outcome = await undone(await commands.remove(helen))
    expect(outcome).toEqual({
      ok: true,
      shown: Promise.resolve(),
      next: { text, label: 'Write a correction', run: expect.any(Function) },
    })
  })

  it('says the same of an undo that a flow sent', () => {
    const text = 'The text to Ana Diaz has already left.'
    const { workspace } = setUp({ stayed: [{ text, page: '/dashboard/communications?conversation=3' }] })
    const { withCorrection } = requesting(workspace, ['jobs'])
    expect(withCorrection({ ok: true }, 'k1')).toEqual({
      ok: true,
      next: { text, label: 'Write a correction', run: expect.any(Function) },
    })
    expect(withCorrection({ ok: false, failure: CHANGED }, 'k1')).toEqual({ ok: false, failure: CHANGED })
  })

  it('is refused in the words of the back end', async () => {
    const { commands } = setUp({ failing: [null, CHANGED] })
    expect(await undone(await commands.remove(helen))).toEqual({ ok: false, failure: CHANGED })
  })

  it('is not done twice when its answer was lost', async () => {
    const { commands, done } = setUp({ failing: [null, BUSY] })
    const removed = await commands.remove(helen)
    expect([await undone(removed), await undone(removed)]).toEqual([
      { ok: false, failure: BUSY },
      { ok: true, shown: Promise.resolve() },
    ])
    expect(done.slice(2)).toEqual([
      ['undoRequest', REMOVE, UNDO_REMOVE],
      ['changed', 'clients', 'facts'],
      ['undoRequest', REMOVE, UNDO_REMOVE],
      ['changed', 'clients', 'facts'],
    ])
  })
})

describe('a request that is no command on a record', () => {
  it('gives its answer too', async () => {
    const { workspace, done } = setUp()
    const { request } = requesting(workspace, ['jobs'])
    const outcome = await request({ write: ['auto-schedule', '2026-11-23'] }, async (key) => `planned under ${key}`)
    expect([outcome.ok && outcome.answer, done]).toEqual([
      'planned under ["auto-schedule","2026-11-23"]',
      [['changed', 'jobs', 'facts']],
    ])
  })

  it('may be facts to take back', async () => {
    const { workspace, done } = setUp()
    expect(await requesting(workspace, ['jobs']).undoFacts([42, 43])).toEqual({ ok: true, shown: Promise.resolve() })
    expect(done).toEqual([
      ['undo', [42, 43], '["undo",[42,43]]'],
      ['changed', 'jobs', 'facts'],
    ])
  })
})
