import * as v from 'valibot'
import { clientPageCalls } from '@/contract/client-page'
import { ClientPageDocument } from '@/contract/graphql/generated/client-page'
import { CreateEstimateDocument, EstimateDocument, SendEstimateDocument } from '@/contract/graphql/generated/estimates'
import type { ClientPage, OpenClientPage } from '@/domain/client-page/page'
import { ESTIMATE_DRAFT } from './estimate-cases'
import { askGraphql, dataOf } from './graphql-office'
import { ownersOffice } from './owners-office'

export const HELEN = 1
export const OTHER = 7
export const DRAWN = { kind: 'drawn', strokes: [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]] }
export const APPROVAL = { answered_by: 'Helen Brandt', signature: DRAWN, choice: null }

export const clientPageOffice = () => {
  const office = ownersOffice()
  const say = async (method: string, path: string, body?: unknown, key?: string) => {
    const init: RequestInit = { method, headers: key === undefined ? {} : { 'idempotency-key': key } }
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await office.server.fetch(`/client-page/api/${path}`, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const statusOf = async (response: ReturnType<typeof say>) => (await response).status

  const sent = async (patch: object = {}, key = 'one'): Promise<number> => {
    const estimate = { ...ESTIMATE_DRAFT, ...patch }
    const { id } = dataOf(
      await askGraphql(office.server, office.owner, CreateEstimateDocument, { estimate, key }),
    ).createEstimate
    dataOf(
      await askGraphql(office.server, office.owner, SendEstimateDocument, { id, again: false, key: `send-${key}` }),
    )
    return id
  }
  const linkOf = async (client = HELEN) =>
    dataOf(await askGraphql(office.server, office.owner, ClientPageDocument, { client })).clientPage
  const tokenOf = async (client = HELEN) => (await linkOf(client)).path?.replace('/c/', '') ?? ''
  const pageOf = async (token: string): Promise<ClientPage> =>
    v.parse(clientPageCalls.read.answer, (await say('GET', token)).body)
  const open = async (token: string): Promise<OpenClientPage> => {
    const page = await pageOf(token)
    if (page.state !== 'open') throw new Error(`The page is ${page.state}`)
    return page
  }
  const estimateNow = async (id: number) =>
    dataOf(await askGraphql(office.server, office.owner, EstimateDocument, { id })).estimate
  const factsNow = async () => (await office.server.state()).position

  return Object.assign(office, { say, statusOf, sent, linkOf, tokenOf, pageOf, open, estimateNow, factsNow })
}
