import { useMemo, useState } from 'react'
import { eachWithPauses } from '@/domain/async/with-pauses'
import { zipWarning } from '@/domain/client/form'
import {
  guessMatching,
  type ImportField,
  looksLikeHeader,
  type Matching,
  type SheetRow,
  type Table,
  tableOf,
} from '@/domain/client/import/columns'
import { type ExistingClient, findDuplicates } from '@/domain/client/import/duplicates'
import {
  type InterruptedImport,
  interruptedImportText,
  type SentImport,
  sentImport,
} from '@/domain/client/import/interrupted-import'
import { hasLostZero, type ImportedClient, type JudgedRow, judgeRow, type Readings } from '@/domain/client/import/judge'
import { type ClientToImport, type DuplicateChoice, planImport, usualChoice } from '@/domain/client/import/plan'
import { numberText } from '@/domain/money/number-text'
import type { Actor } from '@/domain/permissions/actor'
import { type Failure, isUncertain } from '@/domain/record/failure'
import { counted } from '@/domain/text/wording'
import type { Day } from '@/domain/time/day'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce, undoAtOnce } from '@/ui/kit/records/actions/use-record-actions'
import type { ImportOutcome, PlanRoom } from '../types'
import { readFile } from './read-file'

export type ImportDialogProps = {
  clients: readonly ExistingClient[]
  /** A client can't have started later than today. */
  today: Day
  actor: Actor
  /** Clients left in the plan; null while unknown and when unlimited. */
  room: PlanRoom | null
  /** Sends one request; a retry of the same clients must reuse the key. */
  onImport: (clients: readonly ClientToImport[]) => Promise<ImportOutcome>
  onUndoImport: (key: string) => Promise<Outcome>
  interruptedImport: InterruptedImport | null
  /** Persists the progress until the import ends. */
  onInterruptedImport: (interruptedImport: InterruptedImport | null) => void
  onClose: () => void
}

type Step = 'choose' | 'match' | 'preview'
type Chosen = { name: string; rows: readonly SheetRow[]; hasHeader: boolean; matching: Matching }

const zipsOf = ({ billing_zip, properties }: ImportedClient): string[] => [
  billing_zip,
  ...properties.map(({ zip_code }) => zip_code),
]

const NO_TABLE: Table = { headers: [], rows: [], named: null }
const NO_LINES: ReadonlySet<number> = new Set()

const importedWords = (count: number) => `Imported ${counted(count, 'client')}`

export const checkingWords = (checked: number, of: number): string =>
  `Checking ${numberText(checked)} of ${numberText(of)} rows…`

const roomRefusal = (room: PlanRoom | null, more: number): string | null => {
  if (!room || more === 0) return null
  const remaining = Math.max(0, room.limit - room.used)
  return more > remaining
    ? `This import adds ${counted(more, 'client')}, and your ${room.plan} plan has room for ${numberText(remaining)} more.`
    : null
}

const matchingOf = (rows: readonly SheetRow[], hasHeader: boolean): Matching =>
  hasHeader ? guessMatching(rows[0]?.cells ?? []) : {}

/** Checks rows in batches, yielding and reporting progress so that the page stays responsive. */
const judgeAll = async (
  { rows, named }: Table,
  matching: Matching,
  readings: Omit<Readings, 'named'>,
  onProgress: (checked: number) => void,
): Promise<JudgedRow[]> => {
  const judged: JudgedRow[] = []
  await eachWithPauses(rows, (row) => judged.push(judgeRow(row, matching, { ...readings, named })), onProgress)
  return judged
}

/** State of an import: file, columns and rows. Choices persist until it is done. */
export const useImport = (props: ImportDialogProps) => {
  const { clients, today, actor, room, onImport, onInterruptedImport } = props
  const [interruptedImport, setInterruptedImport] = useState(props.interruptedImport)
  const [step, setStep] = useState<Step>('choose')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [forAll, setForAll] = useState<DuplicateChoice | null>(null)
  const [choices, setChoices] = useState<ReadonlyMap<number, DuplicateChoice>>(new Map())
  const [judged, setJudged] = useState<readonly JudgedRow[]>([])
  const [checked, setChecked] = useState<number | null>(null)
  const [isReading, setReading] = useState(false)
  const [zeros, setZeros] = useState(true)
  const [shown, setShown] = useState<ReadonlyMap<number, unknown> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** It was sent without a response, so its clients may exist. */
  const [mayBeDone, setMayBeDone] = useState(false)
  const [unsure, setUnsure] = useState<SentImport | null>(null)

  const table = useMemo(() => (chosen ? tableOf(chosen.rows, chosen.hasHeader) : NO_TABLE), [chosen])
  const judge = async (zeros: boolean) => {
    if (!chosen) return
    setChecked(0)
    setJudged(await judgeAll(table, chosen.matching, { zeros, today }, setChecked))
    setChecked(null)
  }
  const duplicates = useMemo(() => findDuplicates(judged, clients), [judged, clients])
  const choiceOf = useMemo(() => {
    const clientOf = new Map(judged.map(({ line, client }) => [line, client]))
    return (line: number): DuplicateChoice => {
      const [original, client] = [duplicates.get(line), clientOf.get(line)]
      return choices.get(line) ?? forAll ?? (original && client ? usualChoice(original, client) : 'skip')
    }
  }, [judged, duplicates, choices, forAll])
  const planned = useMemo(() => planImport(judged, duplicates, choiceOf), [judged, duplicates, choiceOf])
  const chosenForAll = useMemo(() => [...new Set([...duplicates.keys()].map(choiceOf))], [duplicates, choiceOf])

  /** Rows that became duplicates after sending. */
  const late = useMemo(
    () => (shown ? new Set([...duplicates.keys()].filter((line) => !shown.has(line))) : NO_LINES),
    [duplicates, shown],
  )
  /** No response came, and all its clients exist now. */
  const seemsDone = unsure !== null && failure !== null && isUncertain(failure) && late.size > 0 && planned.length === 0

  const close = () => {
    onInterruptedImport(null)
    props.onClose()
  }

  return {
    step,
    chosen,
    close,
    interruptedText: useMemo(
      () => interruptedImport && interruptedImportText(interruptedImport, clients),
      [interruptedImport, clients],
    ),
    seemsDone,
    /** Undoes an import that succeeded without a response, here or on an earlier visit. */
    undo() {
      const sent = unsure ?? interruptedImport?.sent
      if (!sent || sent === 'under_way' || !sent.key) return
      const { key, count } = sent
      void undoAtOnce(importedWords(count), () => props.onUndoImport(key))
      close()
    },
    refusal,
    table,
    busy,
    isReading,
    checked,
    failure,
    mayBeDone,
    actor,
    /** Null when the plan has room for all new clients. */
    noRoom: useMemo(() => roomRefusal(room, planned.filter(({ fills }) => fills === null).length), [room, planned]),
    /** Rows that became duplicates after sending because someone added these clients. */
    late,
    isMixed: chosenForAll.length > 1,
    planned,
    duplicates,
    faulty: useMemo(() => judged.filter(({ client }) => client === null), [judged]),
    good: useMemo(() => judged.flatMap(({ line, client }) => (client ? [{ line, client }] : [])), [judged]),
    forAll: chosenForAll[0] ?? 'skip',
    choiceOf,
    async choose(file: File) {
      setReading(true)
      const read = await readFile(file).finally(() => setReading(false))
      if (!read.ok) return setRefusal(read.message)
      const hasHeader = looksLikeHeader(read.rows[0])
      setRefusal(null)
      setMayBeDone(false)
      setUnsure(null)
      setInterruptedImport(null)
      onInterruptedImport({ file: file.name, sent: null })
      setChosen({ name: file.name, rows: read.rows, hasHeader, matching: matchingOf(read.rows, hasHeader) })
      setChoices(new Map())
      setStep('match')
    },
    setHeader(hasHeader: boolean) {
      if (chosen) setChosen({ ...chosen, hasHeader, matching: matchingOf(chosen.rows, hasHeader) })
    },
    match(field: ImportField, column: number | undefined) {
      if (!chosen) return
      const { [field]: _, ...others } = chosen.matching
      setChosen({ ...chosen, matching: column === undefined ? others : { ...others, [field]: column } })
    },
    chooseForAll(choice: DuplicateChoice) {
      setForAll(choice)
      setChoices(new Map())
    },
    chooseFor: (line: number, choice: DuplicateChoice) => setChoices(new Map(choices).set(line, choice)),
    async go(to: Step) {
      setFailure(null)
      setShown(null)
      if (to === 'preview') await judge(zeros)
      setStep(to)
    },
    /** Rows whose ZIP code may have lost its leading 0. */
    lostZeros: useMemo(
      () => (chosen ? table.rows.filter((row) => hasLostZero(row, chosen.matching)).length : 0),
      [chosen, table],
    ),
    /** Rows with an odd ZIP code; they can be imported anyway. */
    oddZips: useMemo(
      () => judged.flatMap(({ line, client }) => (client && zipsOf(client).some(zipWarning) ? [line] : [])),
      [judged],
    ),
    zeros,
    async readZeros(restored: boolean) {
      setZeros(restored)
      await judge(restored)
    },
    async send() {
      setBusy(true)
      setFailure(null)
      setShown(duplicates)
      const file = chosen?.name ?? ''
      onInterruptedImport({ file, sent: 'under_way' })
      const outcome = await onImport(planned)
      setBusy(false)
      if (!outcome.ok) {
        const mayBe = mayBeDone || isUncertain(outcome.failure)
        setMayBeDone(mayBe)
        const sent = mayBe ? sentImport(planned, outcome.key) : null
        setUnsure(sent)
        onInterruptedImport({ file, sent })
        return setFailure(outcome.failure)
      }
      const { id } = outcome
      announce(importedWords(planned.length), {
        undo: outcome.undo,
        added: id === undefined ? undefined : `client/${id}`,
      })
      // Persisted until the URL closes the dialog; otherwise a reload in between would reopen it.
      props.onClose()
    },
  }
}

export type Import = ReturnType<typeof useImport>
