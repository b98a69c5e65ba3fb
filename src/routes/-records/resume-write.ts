import * as v from 'valibot'
import type { Actor } from '@/domain/permissions/actor'
import { deniesIt, isFinal } from '@/domain/record/final-failure'
import { capitalized } from '@/domain/text/wording'
import type { MovableClock } from '@/domain/time/clock'
import { isKeyValid } from '@/domain/time/key-lifetime'
import type { Flow, FlowInfo } from '@/events/flow'
import type { CommandingSnapshot } from '@/machines/commanding/selectors'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import type { Topic } from '@/services/renewal'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { Workspace } from '../-session/context'
import { requesting } from './plain-commands'
import { CLOSED_BEFORE, NOT_TWICE, type Unfinished } from './unfinished'

type RecordFlow = {
  flow: Pick<Flow, 'whenOpen' | 'whenStored'> & { snapshot(): CommandingSnapshot | undefined }
  dismiss(): void
}

type Recovery = {
  /** Topics to invalidate, besides facts. */
  changed: readonly Topic[]
  /** Subject of the write, such as `invoice/4`. */
  about: string
  send(key: string): Promise<unknown>
  /** Messages for success and refusal; they may begin in lower case. */
  done: string
  not: string
  maybe: Unfinished
  canBeUndone: boolean
  flowName: Pick<FlowInfo, 'flow' | 'key'>
  recordFlow(): Promise<RecordFlow>
  retry(): Promise<Unfinished | null>
}

export type ResumeDeps = {
  workspace: Workspace
  actor: Actor
  clock: Pick<MovableClock, 'now'>
  showJob: (id: number) => void
  isRequested?: boolean
}

const SESSION_OVER = 401

/**
 * Finishes a write that a closed page interrupted, under its original key, and reports the outcome. Its flow may send the same write; the
 * key ensures it happens once. After the key's lifetime it is not sent anymore, because it might happen twice. When no response arrives the
 * outcome is unknown; from then on it is only sent on a person's request, since they may have acted otherwise in the meantime.
 */
export const resumeWrite = async (
  interruptedWrite: InterruptedWrite,
  { workspace, clock, isRequested = false }: Pick<ResumeDeps, 'workspace' | 'clock' | 'isRequested'>,
  recovery: Recovery,
): Promise<Unfinished | null> => {
  const { changed, about, send, done, not, maybe, canBeUndone, retry } = recovery
  // Repeated on every visit until dismissed, because it may not have been read.
  if (!isKeyValid(interruptedWrite.at, clock.now())) return maybe
  if (interruptedWrite.isAcknowledged && !isRequested)
    return { ...maybe, detail: `It could not be finished on your last visit. ${NOT_TWICE}`, retry }
  const { request } = requesting(workspace, changed)
  const outcome = await request({ write: interruptedWrite.write, about, key: interruptedWrite.key }, send)
  if (!outcome.ok) {
    const { message, status } = outcome.failure
    if (!isFinal(outcome.failure)) {
      // When the session is over, the page and its notice go away.
      if (status !== SESSION_OVER) interruptedWrite.acknowledge()
      return { ...maybe, detail: `${message} ${NOT_TWICE}`, retry }
    }
    interruptedWrite.forget()
    return {
      text: deniesIt(outcome.failure, interruptedWrite.at, clock.now()) ? capitalized(not) : maybe.text,
      detail: message,
      retry: null,
    }
  }
  interruptedWrite.forget()
  // A flow that can't be opened now shows its failure until someone dismisses it.
  await discardFailed(recovery, workspace.flows, interruptedWrite.key).catch(() => undefined)
  announce(capitalized(done), { description: CLOSED_BEFORE, about, ...(canBeUndone ? { undo: outcome.undo } : {}) })
  return null
}

/** Dismisses the failed step with this key from the record's flow, so that a new request is a new step. */
const discardFailed = async (
  { flowName, recordFlow }: Recovery,
  flows: Pick<Workspace['flows'], 'list' | 'view'>,
  key: string,
): Promise<void> => {
  const isTheirs = ({ flow, key: each, ended }: FlowInfo) => !ended && flow === flowName.flow && each === flowName.key
  const existing = (await flows.list()).find(isTheirs)
  // Opening a flow would resume its pending work, so the snapshot is only viewed.
  if (!existing || !hasFailed((await flows.view(existing.stream)).snapshot, key)) return
  const { flow, dismiss } = await recordFlow()
  await flow.whenOpen()
  if (hasFailed(flow.snapshot(), key)) dismiss()
  await flow.whenStored()
}

const hasFailed = (snapshot: CommandingSnapshot | null | undefined, key: string): boolean =>
  snapshot?.context.intent?.key === key && snapshot.context.failure !== null

type PendingSteps<Name extends string, Step> = {
  schema: v.GenericSchema<unknown, Step>
  words: Record<Name, unknown>
  unknown(name: Name): Unfinished
}

/** Finishes a step from its stored form. When storage had no room for more than its name, reports by name what may have been done. */
export const resumeStep = async <Name extends string, Step>(
  interruptedWrite: InterruptedWrite,
  { schema, words, unknown }: PendingSteps<Name, Step>,
  finish: (step: Step) => Promise<Unfinished | null>,
): Promise<Unfinished | null> => {
  const { success, output } = v.safeParse(schema, interruptedWrite.write)
  if (success) return finish(output)
  const [, name] = interruptedWrite.write
  const isName = (value: unknown): value is Name => typeof value === 'string' && Object.hasOwn(words, value)
  if (isName(name)) return unknown(name)
  interruptedWrite.forget()
  return null
}
