import type {
  Defined,
  Flow,
  FlowDefinition,
  FlowDefinitions,
  FlowEnvironment,
  Flows,
  FlowsExtension,
  MachineOf,
} from './flow'
import { defaultLocks, lockOf } from './record/locks'
import { type OpenReason, type RunningFlow, runFlow } from './running-flow'

type Optional = 'locks' | 'onQuarantine' | 'onError'
export type FlowsOptions<D extends FlowDefinitions> = Omit<FlowEnvironment, Optional> &
  FlowsExtension<D> &
  Partial<Pick<FlowEnvironment, 'locks'>>

const createRunningSet = () => {
  const all = new Set<RunningFlow>()
  const listeners = new Set<() => void>()
  let list: readonly Flow[] = []
  const update = (flow: RunningFlow) => {
    if (flow.status === 'opening' || flow.status === 'live') all.add(flow)
    else all.delete(flow)
    list = [...all]
    for (const listener of [...listeners]) listener()
  }
  return {
    list: () => list,
    /** A flow was opened, or has changed its status. */
    update,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type Parent = {
  open(name: string, key: string, input: unknown): Flow
  definitionOf(flow: string): FlowDefinition | undefined
}

const unknownFlow = (name: string) => new RangeError(`no flow is called ${name}`)

const NO_PARENT: Parent = {
  open(name) {
    throw unknownFlow(name)
  },
  definitionOf: () => undefined,
}

const createRegistry = <D extends FlowDefinitions, Own extends FlowDefinitions>(
  env: FlowEnvironment,
  definitions: Defined<Own>,
  shared: ReturnType<typeof createRunningSet>,
  parent: Parent,
): Flows<D> => {
  const running = new Map<string, RunningFlow[]>()
  const closing = new AbortController()
  let own: FlowDefinitions | null = typeof definitions === 'function' ? null : definitions
  let loading: Promise<FlowDefinitions> | null = null
  /** Loads once; failures are not cached. */
  const loadDefinitions = (): Promise<FlowDefinitions> => {
    loading ??= Promise.resolve(typeof definitions === 'function' ? definitions() : definitions)
      .then((all) => (own = all))
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }
  const ownDefinitionOf = (flow: string) => (own && Object.hasOwn(own, flow) ? own[flow] : undefined)
  const definitionOf = (flow: string) => ownDefinitionOf(flow) ?? parent.definitionOf(flow)
  const definitionOnceLoaded = async (name: string): Promise<FlowDefinition> => {
    await loadDefinitions()
    const definition = ownDefinitionOf(name)
    if (!definition) throw unknownFlow(name)
    return definition
  }
  const archive = async () => {
    const [{ createArchive }] = await Promise.all([import('./record/stored-streams'), loadDefinitions()])
    return createArchive(env, definitionOf)
  }

  const idOf = (name: string, key: string) => `${name}/${key}`
  const current = (id: string) => (running.get(id) ?? []).filter(({ status }) => status !== 'done')
  const isRunning = (stream: string) => shared.list().some((flow) => flow.stream === stream)

  const start = (name: string, key: string, reason: OpenReason): RunningFlow => {
    const definition = ownDefinitionOf(name) ?? definitionOnceLoaded(name)
    const flow: RunningFlow = runFlow(env, name, definition, key, reason, () => shared.update(flow))
    const id = idOf(name, key)
    // Ended flows are dropped here, but a screen that shows one keeps its reference.
    running.set(id, [...current(id), flow])
    shared.update(flow)
    return flow
  }

  const open = (name: string, key: string, input: unknown): Flow => {
    const isOwn = own === null ? parent.definitionOf(name) === undefined : Object.hasOwn(own, name)
    if (!isOwn) return parent.open(name, key, input)
    const [existing] = current(idOf(name, key))
    existing?.requestOpen(input)
    return existing ?? start(name, key, { input })
  }

  /** An opening flow claims the newest instance itself, so wait for it. */
  const untilOpen = async (id: string) => {
    let opening = current(id).find(({ status }) => status === 'opening')
    while (opening) {
      await opening.whenOpen()
      opening = current(id).find(({ status }) => status === 'opening')
    }
  }

  const resume = async (isMeant: (stream: string) => boolean): Promise<Flow[]> => {
    const [{ findUnfinished }] = await Promise.all([import('./record/stored-streams'), loadDefinitions()])
    const resumed: RunningFlow[] = []
    for (const { stream, key, definition } of await findUnfinished(env.log, ownDefinitionOf)) {
      const { name } = definition
      await untilOpen(idOf(name, key))
      // Closed in the meantime: another tab or the next visit resumes the rest.
      if (closing.signal.aborted) break
      if (!isMeant(stream) || isRunning(stream)) continue
      const flow = start(name, key, { resuming: stream })
      resumed.push(flow)
      void resumeOnceFree(stream, flow)
    }
    await Promise.all(resumed.map((flow) => flow.whenOpen()))
    return resumed.filter(({ status }) => status === 'live')
  }

  /** A closing tab may hold its streams a moment longer, and an open one may crash; the stream is resumed here once it is free. */
  const resumeOnceFree = async (stream: string, attempt: RunningFlow) => {
    await attempt.whenOpen()
    if (!attempt.isHeldElsewhere()) return
    try {
      await env.locks.whenFree(lockOf(stream), closing.signal)
      if (!closing.signal.aborted) await resume((each) => each === stream)
    } catch (error) {
      if (!closing.signal.aborted) env.onError(error, stream)
    }
  }

  return {
    // The flow's type depends on its name, which a registry of all flows can't express.
    open: (name, key, input) => open(name, String(key), input) as Flow<MachineOf<D, typeof name>>,
    async load() {
      await Promise.all([loadDefinitions(), import('./record/stored-streams')])
    },
    resumeUnfinished: () => resume(() => true),
    async dropOld() {
      const [{ dropOldStreams }, all] = await Promise.all([import('./record/stored-streams'), loadDefinitions()])
      for (const definition of Object.values(all)) await dropOldStreams(env, definition, isRunning)
    },
    extend: ({ definitions: more, ...reports }) =>
      createRegistry({ ...env, ...reports }, more, shared, { open, definitionOf }),
    running: shared.list,
    subscribe: shared.subscribe,
    list: async () => (await archive()).list(),
    view: async (stream, upToSeq) => (await archive()).view(stream, upToSeq),
    exportStream: async (stream) => (await archive()).exportStream(stream),
    importStream: async (text) => (await archive()).importStream(text),
    quarantined: async () => (await (await archive()).list()).flatMap(({ quarantine }) => quarantine ?? []),
    async close() {
      closing.abort()
      await Promise.all([...running.values()].flat().map((flow) => flow.close()))
    },
  }
}

export const createFlows = <D extends FlowDefinitions>({
  definitions,
  locks = defaultLocks(),
  onQuarantine = () => undefined,
  onError = (error, stream) => console.error(`flow ${stream ?? 'without a stream'}`, error),
  ...options
}: FlowsOptions<D>): Flows<D> =>
  createRegistry({ ...options, locks, onQuarantine, onError }, definitions, createRunningSet(), NO_PARENT)
