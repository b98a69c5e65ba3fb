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

/** The life of a record, and what makes it forget what has failed. */
type RecordFlow = {
  flow: Pick<Flow, 'whenOpen' | 'whenStored'> & { snapshot(): CommandingSnapshot | undefined }
  dismiss(): void
}

/** What a write does, and what is said of it. */
type Recovery = {
  /** What it makes old, beside the facts. */
  changed: readonly Topic[]
  /** What it is about: `invoice/4`. */
  about: string
  send(key: string): Promise<unknown>
  /** Said once it is done, and where it is refused; these may begin with a small letter. */
  done: string
  not: string
  /** Said where no one can say whether it was done. */
  maybe: Unfinished
  /** Money that has moved can't be taken back. */
  canBeUndone: boolean
  /** What the record's life is listed as. */
  flowName: Pick<FlowInfo, 'flow' | 'key'>
  /** Opens that life, as the record is once this is done. */
  recordFlow(): Promise<RecordFlow>
  /** The same again, because a person asks for it. */
  retry(): Promise<Unfinished | null>
}

/** What is needed to finish what closed pages left. */
export type ResumeDeps = {
  workspace: Workspace
  actor: Actor
  clock: Pick<MovableClock, 'now'>
  showJob: (id: number) => void
  /** Whether a person asks for it now. */
  isRequested?: boolean
}

const SESSION_OVER = 401

/**
 * Finishes a write that a closed page left, under the key it was sent with, and says so. The flow that it was begun in may be doing the same: it
 * is done once. After the lifetime of its key it might be done twice: it is not sent anymore.
 *
 * Where no answer comes, no one can say whether it was done. From then on it is sent when a person asks for it: they may have done something else
 * about it in the meantime.
 */
export const resumeWrite = async (
  interruptedWrite: InterruptedWrite,
  { workspace, clock, isRequested = false }: Pick<ResumeDeps, 'workspace' | 'clock' | 'isRequested'>,
  recovery: Recovery,
): Promise<Unfinished | null> => {
  const { changed, about, send, done, not, maybe, canBeUndone, retry } = recovery
  // It is said on every visit until it is dismissed: no one may have read it.
  if (!isKeyValid(interruptedWrite.at, clock.now())) return maybe
  if (interruptedWrite.isAcknowledged && !isRequested)
    return { ...maybe, detail: `It could not be finished on your last visit. ${NOT_TWICE}`, retry }
  const { request } = requesting(workspace, changed)
  const outcome = await request({ write: interruptedWrite.write, about, key: interruptedWrite.key }, send)
  if (!outcome.ok) {
    const { message, status } = outcome.failure
    if (!isFinal(outcome.failure)) {
      // Where the session is over, the page goes, and with it what it says.
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
  // A life that can't be opened now shows its failure until someone dismisses that.
  await discardFailed(recovery, workspace.flows, interruptedWrite.key).catch(() => undefined)
  announce(capitalized(done), { description: CLOSED_BEFORE, about, ...(canBeUndone ? { undo: outcome.undo } : {}) })
  return null
}

/** Discards the step under this key from the life of its record, where that shows it as failed: asked for again, it is a new one. */
const discardFailed = async (
  { flowName, recordFlow }: Recovery,
  flows: Pick<Workspace['flows'], 'list' | 'view'>,
  key: string,
): Promise<void> => {
  const isTheirs = ({ flow, key: each, ended }: FlowInfo) => !ended && flow === flowName.flow && each === flowName.key
  const existing = (await flows.list()).find(isTheirs)
  // Opening one only to look would have it do what it is in the middle of.
  if (!existing || !hasFailed((await flows.view(existing.stream)).snapshot, key)) return
  const { flow, dismiss } = await recordFlow()
  await flow.whenOpen()
  if (hasFailed(flow.snapshot(), key)) dismiss()
  await flow.whenStored()
}

const hasFailed = (snapshot: CommandingSnapshot | null | undefined, key: string): boolean =>
  snapshot?.context.intent?.key === key && snapshot.context.failure !== null

/** The steps of an area: as they are kept while they are on their way, the words for each, and what is said where no one can say more. */
type PendingSteps<Name extends string, Step> = {
  schema: v.GenericSchema<unknown, Step>
  words: Record<Name, unknown>
  unknown(name: Name): Unfinished
}

/** Finishes a step as it was kept. Where there was no room for more than its name, it says by that what may have been done. */
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
