import type { Clock } from '@/domain/clock'
import type { EventLog } from '../log'
import type { FlowDefinition } from './define-flow'
import type { FlowEntry } from './entry'
import type { FlowEnvironment } from './environment'
import type { Flow, FlowDefinitions, FlowQuarantine, Flows, MachineOf } from './flow'
import { listFlows } from './list-flows'
import { defaultLocks, type FlowLocks } from './locks'
import { type Cause, type RunningFlow, runFlow } from './running-flow'

export type FlowsOptions<D extends FlowDefinitions> = {
  log: EventLog<FlowEntry>
  clock: Clock
  /** By the name that `open` is called with, which is the definition's own `name`. */
  definitions: D
  /** Default: the browser's. */
  locks?: FlowLocks
  onQuarantine?: (quarantine: FlowQuarantine) => void
  /** Default: the console. */
  onError?: (error: unknown, stream: string | null) => void
}

/** The flows of this tab over one log. */
export const createFlows = <D extends FlowDefinitions>({
  log,
  clock,
  definitions,
  locks = defaultLocks(),
  onQuarantine = () => undefined,
  onError = (error, stream) => console.error(`flow ${stream ?? 'without a stream'}`, error),
}: FlowsOptions<D>): Flows<D> => {
  const env: FlowEnvironment = { log, clock, locks, onQuarantine, onError }
  const byName = new Map(Object.values(definitions).map((definition) => [definition.name, definition]))
  const running = new Map<string, RunningFlow[]>()
  const definitionOf = (flow: string) => byName.get(flow)
  const archive = async () => (await import('./archive')).flowArchive(log, definitionOf)

  const idOf = (definition: FlowDefinition, key: string) => `${definition.name}/${key}`
  const current = (id: string) => (running.get(id) ?? []).filter(({ status }) => status !== 'done')

  const start = (definition: FlowDefinition, key: string, cause: Cause) => {
    const flow = runFlow(env, definition, key, cause)
    const id = idOf(definition, key)
    // Ended ones are dropped here: whoever shows one still has it.
    running.set(id, [...current(id), flow])
    return flow
  }

  const open = (name: string, key: string, input: unknown): Flow => {
    const definition = definitions[name]
    if (!definition) throw new RangeError(`no flow is called ${name}`)
    const [existing] = current(idOf(definition, key))
    existing?.want(input)
    return existing ?? start(definition, key, { input })
  }

  /** A flow that is opening takes the newest instance itself, and must not find it taken. */
  const untilOpen = async (id: string) => {
    let opening = current(id).find(({ status }) => status === 'opening')
    while (opening) {
      await opening.whenOpen()
      opening = current(id).find(({ status }) => status === 'opening')
    }
  }

  return {
    // The definition under a name is what makes the flow's type, which a registry of all flows cannot carry.
    open: (name, key, input) => open(name, String(key), input) as Flow<MachineOf<D, typeof name>>,
    async resumeUnfinished() {
      const { findUnfinished } = await import('./unfinished')
      const resumed: RunningFlow[] = []
      for (const { stream, key, definition } of await findUnfinished(log, definitionOf)) {
        await untilOpen(idOf(definition, key))
        resumed.push(start(definition, key, { resuming: stream }))
      }
      await Promise.all(resumed.map((flow) => flow.whenOpen()))
      return resumed.filter(({ status }) => status === 'live')
    },
    list: () => listFlows(log),
    view: async (stream, upToSeq) => (await archive()).view(stream, upToSeq),
    exportStream: async (stream) => (await archive()).exportStream(stream),
    importStream: async (text) => (await archive()).importStream(text),
    quarantined: async () => (await listFlows(log)).flatMap(({ quarantine }) => quarantine ?? []),
    async close() {
      await Promise.all([...running.values()].flat().map((flow) => flow.close()))
    },
  }
}
