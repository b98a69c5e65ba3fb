import { afterEach, describe, expect, it } from 'vitest'
import { browser, closeTabs, go, input, opened, openTab } from '../../../../tests/fixtures/errand-tab'
import { UnreadableFile } from '../../log'

afterEach(closeTabs)

describe('what is stored', () => {
  const played = async () => {
    const here = browser()
    const { flows } = openTab(here)
    const flow = await opened(flows.open('errand', 17, input))
    flow.send(go)
    flow.send({ type: 'errand.pause' })
    await flow.whenStored()
    return { here, flows }
  }

  it('can be looked at as it was at any moment', async () => {
    const { flows } = await played()
    const values = await Promise.all(
      [0, 1, 2].map(async (seq) => (await flows.view('errand/17#1', seq)).snapshot?.value),
    )
    expect(values).toEqual(['idle', { working: { search: 'asking', watch: 'calm' } }, 'paused'])
  })

  it('can be carried to another browser as a bug file, where it is shown and never runs', async () => {
    const { flows } = await played()
    const file = await flows.exportStream('errand/17#1')

    const there = browser()
    const { flows: theirs, services } = openTab(there)
    const first = await theirs.importStream(file)
    const second = await theirs.importStream(file)
    expect([first, second]).toEqual(['errand/imported:17#1', 'errand/imported:17#2'])
    expect((await theirs.view(first, 1)).snapshot?.matches('working')).toBe(true)
    expect(await theirs.list()).toMatchObject([
      { stream: first, flow: 'errand', lastSeq: 2, imported: true },
      { stream: second, flow: 'errand', lastSeq: 2, imported: true },
    ])

    const cut = JSON.parse(file)
    cut.entries.pop()
    await theirs.importStream(JSON.stringify(cut))
    expect(await theirs.resumeUnfinished()).toEqual([])
    expect(services.calls).toEqual([])
  })

  it('imports nothing from a file it does not understand', async () => {
    const { here, flows } = await played()
    const file = JSON.parse(await flows.exportStream('errand/17#1'))
    const [init, going, pause] = file.entries
    const refused = async (altered: unknown, reason: string) =>
      expect(flows.importStream(typeof altered === 'string' ? altered : JSON.stringify(altered))).rejects.toEqual(
        new UnreadableFile(reason),
      )

    await refused('{', 'The file is not JSON.')
    await refused([], 'The file is not a recorded flow of Groundwork.')
    await refused({ ...file, format: 'groundwork-flow/9' }, 'The file is not a recorded flow of Groundwork.')
    await refused({ ...file, entries: [] }, 'The file is not a recorded flow of Groundwork.')
    await refused({ ...file, entries: [init, pause] }, 'Entry 2 of the file cannot be read.')
    await refused({ ...file, entries: [going] }, 'Entry 1 of the file cannot be read.')
    await refused({ ...file, entries: [init, { ...going, kind: 'dream' }] }, 'Entry 2 of the file cannot be read.')
    await refused({ ...file, entries: [init, { ...going, stream: 'errand/18#1' }] }, 'The file mixes several flows.')
    await refused({ ...file, flow: 'payment' }, 'This version of Groundwork has no flow "payment".')
    expect((await here.log.streams()).map(({ stream }) => stream)).toEqual(['errand/17#1'])
  })
})
