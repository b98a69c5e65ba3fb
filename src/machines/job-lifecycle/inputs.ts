import type { JobContext } from './context'
import type { Intent } from './intent'
import type { JobPorts } from './ports'

type InputOf<Name extends keyof JobPorts> = Parameters<JobPorts[Name]>[0]
type From = { context: JobContext }

/** States that invoke a port are entered only with the intent for it; anything else is a broken chart, which must show. */
const intentOf = <C extends Intent['command']>({ context }: From, commands: readonly C[]) => {
  const { intent } = context
  if (intent === null || !(commands as readonly string[]).includes(intent.command))
    throw new TypeError(`no ${commands.join('/')} under way`)
  return intent as Extract<Intent, { command: C }>
}

const keyed = ({ context }: From, key: string) => ({ key, business_id: context.actor.business_id })
const ofJob = (from: From, key: string) => ({ ...keyed(from, key), job_id: from.context.job?.id ?? 0 })

/** The inputs of the ports, read from what was asked for. */
export const inputs = {
  createJob(from: From): InputOf<'createJob'> {
    const { key, draft } = intentOf(from, ['create'])
    return { ...keyed(from, key), draft }
  },
  assignCrew(from: From): InputOf<'assignCrew'> {
    const { key, crew_member_ids } = intentOf(from, ['assign'])
    return { ...ofJob(from, key), crew_member_ids }
  },
  updateStatus(from: From): InputOf<'updateStatus'> {
    const { key, command, notes } = intentOf(from, ['depart', 'start', 'complete', 'cancel', 'miss'])
    return { ...ofJob(from, key), command, notes }
  },
  rescheduleJob(from: From): InputOf<'rescheduleJob'> {
    const { key, slot } = intentOf(from, ['reschedule'])
    return { ...ofJob(from, key), slot }
  },
  undoFacts(from: From): InputOf<'undoFacts'> {
    const { key, positions } = intentOf(from, ['undo'])
    return { ...ofJob(from, key), positions }
  },
}
