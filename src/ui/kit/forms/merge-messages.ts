import type { Conflict, MergePoint } from '@/domain/record/merge-edits'
import { capitalized, listed } from '@/domain/text/wording'
import { relativeTime } from '../layout/relative-time'
import { changeLines, type HistoryWords } from '../records/page/history-words'
import type { RecordFact } from '../records/page/record-history'
import type { OpenedRecord } from './opened-record'
import type { SummaryProps } from './use-form'

/** Field labels of a record, and of the records in its lists by list name. */
export type FormWords = {
  noun: string
  fields: HistoryWords<object>
  lists?: Readonly<Record<string, { stream: string; noun: string; fields: HistoryWords<object> }>>
}

type MergeContext = Pick<OpenedRecord<unknown>, 'stream' | 'facts' | 'reader'>

/**
 * A merge conflict as text: "Maria Lopez changed the phone 2 minutes ago.", and both values. For lists, such as sixty permissions, only the
 * items that the other side lacks.
 */
export type ConflictMessage = {
  conflict: Conflict
  text: string
  mine: string
  theirs: string
  isList: boolean
  /** The reader made the change in another tab. */
  isOwn: boolean
}

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number')

/** The items unique to each list; other values unchanged. */
const apart = ({ mine, theirs }: Conflict) =>
  isList(mine) && isList(theirs)
    ? {
        mine: mine.filter((each) => !theirs.includes(each)),
        theirs: theirs.filter((each) => !mine.includes(each)),
        isList: true,
      }
    : { mine, theirs, isList: false }

const wordsOf = ({ row }: MergePoint, words: FormWords): HistoryWords<object> =>
  (row && words.lists?.[row.list]?.fields) ?? words.fields

const isAbout = (fact: RecordFact, { row, field }: MergePoint, stream: string, { lists }: FormWords): boolean =>
  fact.stream === (row ? `${lists?.[row.list]?.stream}/${row.id}` : stream) &&
  (field === null || fact.changes.some((change) => change.field === field))

export const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const actorIn = (fact: RecordFact | undefined): string => {
  if (!fact) return 'Someone'
  return fact.isOwn ? 'You' : fact.actorName
}

/** The time of the change, and that the reader made it in another tab: " in another tab 2 minutes ago". */
const whenIn = (fact: RecordFact | undefined, context: MergeContext): string => {
  if (!fact) return ''
  return `${fact.isOwn ? ' in another tab' : ''} ${agoIn(fact, context)}`
}

const agoIn = ({ at }: RecordFact, { reader }: MergeContext): string =>
  relativeTime(Date.parse(at), reader.at, reader.timeZone)

const lineOf = (point: MergePoint, mine: unknown, theirs: unknown, words: FormWords) =>
  changeLines(wordsOf(point, words), [{ field: point.field ?? '', before: mine, after: theirs }])[0]

const labelOf = (point: MergePoint, words: FormWords): string =>
  inSentence(lineOf(point, '', 'x', words)?.label ?? point.field ?? '')

/** "the phone", "the city of Home"; "a property" for a whole record. */
const thingOf = (point: MergePoint, fact: RecordFact | undefined, words: FormWords): string => {
  const noun = (point.row && words.lists?.[point.row.list]?.noun) ?? words.noun
  if (point.field === null) return `a ${noun}`
  const label = `the ${labelOf(point, words)}`
  return point.row ? `${label} of ${fact?.subject ?? `a ${noun}`}` : label
}

const isRemoval = ({ changes }: RecordFact) => changes.length > 0 && changes.every(({ after }) => after === null)
const isAddition = ({ changes }: RecordFact) => changes.length > 0 && changes.every(({ before }) => before === null)

const verbOf = ({ field }: MergePoint, fact: RecordFact | undefined): string => {
  if (field !== null || !fact) return 'changed'
  if (isRemoval(fact)) return 'deleted'
  return isAddition(fact) ? 'added' : 'changed'
}

/** Adds the field's name to a message that lacks it: "First name: use 9,999 or less". */
export const namedMessage = (place: string, message: string, words: Pick<FormWords, 'fields' | 'lists'>): string => {
  if (!/^Use |^[\d,]+ characters? too many$/.test(message)) return message
  const [head = '', row, field] = place.split('.')
  const list = field === undefined ? undefined : words.lists?.[head]
  const label = changeLines(list?.fields ?? words.fields, [{ field: field ?? head, before: '', after: 'x' }])[0]?.label
  if (label === undefined) return message
  const name = list ? `${capitalized(list.noun)} ${Number(row) + 1}, ${inSentence(label)}` : label
  return `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}

/** Adds field names, which messages above a form need. */
export const namedSummary = <S extends Pick<SummaryProps, 'problems'>>(
  summary: S,
  words: Pick<FormWords, 'fields' | 'lists'>,
): S => ({
  ...summary,
  problems: summary.problems.map(({ field, message }) => ({ field, message: namedMessage(field, message, words) })),
})

/** Changes by others that don't conflict with the user's, one sentence per change. */
export const incomingLines = (incoming: readonly MergePoint[], context: MergeContext, words: FormWords): string[] => {
  const actions = new Map<string, { head: string; things: string[]; tail: string }>()
  for (const point of incoming) {
    const fact = context.facts.find((each) => isAbout(each, point, context.stream, words))
    const [head, tail] = [`${actorIn(fact)} ${verbOf(point, fact)}`, whenIn(fact, context)]
    const action = actions.get(head + tail) ?? { head, things: [], tail }
    action.things.push(thingOf(point, fact, words))
    actions.set(head + tail, action)
  }
  return [...actions.values()].map(({ head, things, tail }) => `${head} ${listed([...new Set(things)])}${tail}.`)
}

export const conflictMessages = (
  conflicts: readonly Conflict[],
  context: MergeContext,
  words: FormWords,
): ConflictMessage[] =>
  conflicts.map((conflict) => {
    const fact = context.facts.find((each) => isAbout(each, conflict, context.stream, words))
    const { isList, ...values } = apart(conflict)
    const { before = '', after = '' } = lineOf(conflict, values.mine, values.theirs, words) ?? {}
    const text = `${actorIn(fact)} changed ${thingOf(conflict, fact, words)}${whenIn(fact, context)}.`
    return { conflict, text, mine: before, theirs: after, isList, isOwn: fact?.isOwn ?? false }
  })

export const sidesOf = ({ isList, isOwn }: Pick<ConflictMessage, 'isList' | 'isOwn'>) => {
  const [mine, theirs] = isOwn ? ['here', 'in the other tab'] : ['yours', 'theirs']
  const named = (side: string) => (isList ? `Only ${side}` : capitalized(side))
  const buttons = isOwn ? { keep: 'Keep this one', use: 'Use the other one' } : { keep: 'Keep mine', use: 'Use theirs' }
  return { mine: named(mine), theirs: named(theirs), ...buttons }
}

export const markOf = ({ theirs, isList, isOwn }: ConflictMessage): string => {
  const who = isOwn ? 'You changed this in another tab' : 'Someone else changed this'
  return isList ? `${who} too. ${sidesOf({ isList, isOwn }).theirs}: ${theirs}` : `${who} to: ${theirs}`
}

/** A merge removes one of the two records under its own fact type. */
const isMerge = ({ type }: RecordFact): boolean => type.endsWith('.merged_away')

/** "Maria Lopez deleted this client 2 minutes ago." */
export const goneText = (context: MergeContext, { noun }: FormWords): string => {
  const fact = context.facts.find(({ stream }) => stream === context.stream)
  if (!fact || !isRemoval(fact)) return `This ${noun} was deleted.`
  const action = isMerge(fact) ? `merged this ${noun} into another` : `deleted this ${noun}`
  // The reader may be the one who deleted it, with Undo in the toast that announced it.
  return `${actorIn(fact)} ${action} ${agoIn(fact, context)}.`
}
