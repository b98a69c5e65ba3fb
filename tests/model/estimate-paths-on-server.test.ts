import { CreateEstimateDocument, EstimateDocument } from '@/contract/graphql/generated/estimates'
import { type EstimateCore, estimateCore } from '@/domain/estimate/commands'
import { estimateApprovalMachine } from '@/machines/estimate-approval/machine'
import { estimateApprovalModel } from '@/machines/estimate-approval/model'
import { commandUnderWay, type EstimateSnapshot } from '@/machines/estimate-approval/selectors'
import { actorsFor } from '@/machines/port'
import { createEstimatePorts } from '@/services/estimates/estimate-ports'
import { ESTIMATE_DRAFT } from '../contract/estimate-cases'
import type { Page } from '../fixtures/page'
import { describeLives } from './lives-on-server'

/* Events from the outside world (viewed, expired) are left out. */

const { send } = estimateApprovalModel.outcomes

const read = async ({ graphql }: Page, id: number): Promise<EstimateCore> => {
  const { estimate } = await graphql.query(EstimateDocument, { id })
  return estimateCore({ ...estimate, job_id: estimate.job_id ?? null, revised_by_id: estimate.revised_by_id ?? null })
}

describeLives({
  name: 'estimate-approval',
  machine: estimateApprovalMachine,
  model: {
    ...estimateApprovalModel,
    events: estimateApprovalModel.events.filter(({ type }) => type !== 'estimate.changed'),
    outcomes: { ...estimateApprovalModel.outcomes, send: { ...send, done: send?.done.slice(0, 1) ?? [] } },
  } as typeof estimateApprovalModel,
  record: 'estimate',
  over: ({ graphql }) => {
    const ports = createEstimatePorts(graphql, () => undefined)
    return estimateApprovalMachine.provide({ actors: actorsFor(ports) })
  },
  isBusy: (snapshot) => commandUnderWay(snapshot as EstimateSnapshot) !== null,
  create: async (page, key) =>
    read(
      page,
      (await page.graphql.mutate(CreateEstimateDocument, { estimate: ESTIMATE_DRAFT, key })).createEstimate.id,
    ),
  read,
})
