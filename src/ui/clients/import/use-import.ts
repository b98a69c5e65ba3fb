import { useMemo, useState } from 'react'
import {
  guessMatching,
  type ImportField,
  looksLikeHeader,
  type Matching,
  type SheetRow,
  tableOf,
} from '@/domain/client/import/columns'
import { findDuplicates, type KnownClient } from '@/domain/client/import/duplicates'
import { judgeRow } from '@/domain/client/import/judge'
import { type ClientToImport, type DuplicateChoice, planImport } from '@/domain/client/import/plan'
import type { Failure } from '@/domain/failure'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { announce } from '@/ui/kit/records/use-record-actions'
import { readFile } from './read-file'

export type ImportDialogProps = {
  /** The clients of the business: rows that are one of them already are recognized by these. */
  clients: readonly KnownClient[]
  /** Sends all in one request; a retry of the same clients has to go under the same key. */
  onImport: (clients: readonly ClientToImport[]) => Promise<Outcome>
  onClose: () => void
}

type Step = 'choose' | 'match' | 'preview'
type Chosen = { name: string; rows: readonly SheetRow[]; hasHeader: boolean; matching: Matching }

/** How many clients, in words: `1 client`. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

const matchingOf = (rows: readonly SheetRow[], hasHeader: boolean): Matching =>
  hasHeader ? guessMatching(rows[0]?.cells ?? []) : {}

/** The course of an import: a file, its columns, what becomes of its rows. What was chosen stays until it has gone through. */
export const useImport = ({ clients, onImport, onClose }: ImportDialogProps) => {
  const [step, setStep] = useState<Step>('choose')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [forAll, setForAll] = useState<DuplicateChoice>('skip')
  const [choices, setChoices] = useState<ReadonlyMap<number, DuplicateChoice>>(new Map())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const table = useMemo(() => (chosen ? tableOf(chosen.rows, chosen.hasHeader) : { headers: [], rows: [] }), [chosen])
  const isPreview = step === 'preview'
  const judged = useMemo(
    () => (isPreview && chosen ? table.rows.map((row) => judgeRow(row, chosen.matching)) : []),
    [isPreview, chosen, table],
  )
  const duplicates = useMemo(() => findDuplicates(judged, clients), [judged, clients])
  const choiceOf = (line: number) => choices.get(line) ?? forAll
  const planned = useMemo(
    () => planImport(judged, duplicates, (line) => choices.get(line) ?? forAll),
    [judged, duplicates, choices, forAll],
  )

  return {
    step,
    chosen,
    refusal,
    table,
    busy,
    failure,
    planned,
    duplicates,
    faulty: useMemo(() => judged.filter(({ client }) => client === null), [judged]),
    good: useMemo(() => judged.flatMap(({ line, client }) => (client ? [{ line, client }] : [])), [judged]),
    forAll,
    choiceOf,
    async choose(file: File) {
      const read = await readFile(file)
      if (!read.ok) return setRefusal(read.message)
      const hasHeader = looksLikeHeader(read.rows[0])
      setRefusal(null)
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
    go(to: Step) {
      setFailure(null)
      setStep(to)
    },
    async send() {
      setBusy(true)
      setFailure(null)
      const outcome = await onImport(planned)
      setBusy(false)
      if (!outcome.ok) return setFailure(outcome.failure)
      announce(`Imported ${counted(planned.length, 'client')}`, { undo: outcome.undo })
      onClose()
    },
  }
}

/** An import as its steps see it. */
export type Import = ReturnType<typeof useImport>
