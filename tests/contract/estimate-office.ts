import { beforeEach } from 'vitest'
import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  CreateEstimateDocument,
  DeleteEstimateDocument,
  EditEstimateDocument,
  EstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import { HistoryDocument, UndoRequestDocument } from '@/contract/graphql/generated/history'
import type { EstimateCommand } from '@/domain/estimate/commands'
import type { EstimateComputedStatus } from '@/domain/estimate/vocabulary'
import { APPROVAL, ESTIMATE_DRAFT, REJECTION, SLOT } from './estimate-cases'
import { askGraphql, dataOf } from './graphql-office'
import { ownersOffice } from './owners-office'

export const estimateOffice = () => {
  const office = ownersOffice()
  const businessId = 1
  let keys: number
  beforeEach(() => {
    keys = 0
  })

  const newKey = () => `key-${keys++}`
  const tryToCreate = (patch: object = {}, person = office.owner, key = newKey()) =>
    askGraphql(office.server, person, CreateEstimateDocument, { estimate: { ...ESTIMATE_DRAFT, ...patch }, key })
  const create = async (patch: object = {}) => dataOf(await tryToCreate(patch)).createEstimate.id
  const estimate = async (id: number) =>
    dataOf(await askGraphql(office.server, office.owner, EstimateDocument, { id })).estimate
  const edit = (id: number, changed: object, was: object | null = null, person = office.owner) =>
    askGraphql(office.server, person, EditEstimateDocument, { id, changed, was, key: newKey() })
  const remove = (id: number) => askGraphql(office.server, office.owner, DeleteEstimateDocument, { id, key: newKey() })
  const send = (id: number, again = false, key = newKey()) =>
    askGraphql(office.server, office.owner, SendEstimateDocument, { id, again, key })
  const answer = (id: number, decision: typeof APPROVAL | typeof REJECTION = APPROVAL, key = newKey()) =>
    askGraphql(office.server, office.owner, AnswerEstimateDocument, { id, answer: decision, key })
  const revise = (id: number, key = newKey()) =>
    askGraphql(office.server, office.owner, ReviseEstimateDocument, { id, key })
  const convert = (id: number, key = newKey(), person = office.owner) =>
    askGraphql(office.server, person, ConvertEstimateDocument, { id, slot: SLOT, key })
  const undo = (request: string) =>
    askGraphql(office.server, office.owner, UndoRequestDocument, { request, key: `undo-${request}` })
  const latestNote = async (stream: string) =>
    dataOf(await askGraphql(office.server, office.owner, HistoryDocument, { stream, first: 1 })).history.facts[0]?.note

  const createWithStatus = async (as: EstimateComputedStatus): Promise<number> => {
    const id = await create()
    if (as === 'draft') return id
    if (as === 'viewed') {
      const { estimates } = (await office.server.state()).tables
      return estimates.find((row) => row.status === 'viewed' && row.business_id === businessId)?.id ?? 0
    }
    dataOf(await send(id))
    if (as === 'approved' || as === 'converted' || as === 'revised') dataOf(await answer(id))
    if (as === 'rejected') dataOf(await answer(id, REJECTION))
    if (as === 'converted') dataOf(await convert(id))
    if (as === 'revised') dataOf(await revise(id))
    return id
  }

  const ASK: Record<
    EstimateCommand,
    (id: number) => Promise<{ errors?: { message: string; extensions?: { status?: number } }[] }>
  > = {
    send: (id) => send(id),
    resend: (id) => send(id, true),
    approve: (id) => answer(id),
    reject: (id) => answer(id, REJECTION),
    revise: (id) => revise(id),
    convert: (id) => convert(id),
  }

  return Object.assign(office, {
    ...{ newKey, tryToCreate, create, estimate, edit, remove, send, answer, revise, convert, undo, latestNote },
    standing: createWithStatus,
    ask: ASK,
  })
}
