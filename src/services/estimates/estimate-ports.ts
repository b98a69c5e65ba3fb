import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import type { EstimateCore } from '@/domain/estimate/commands'
import type { EstimatePorts } from '@/machines/estimate-approval/ports'
import type { GraphQL } from '../graphql/graphql'

/** Missing fields count as null. */
type EstimateAnswer = Omit<EstimateCore, 'job_id' | 'revised_by_id'> & {
  job_id?: number | null
  revised_by_id?: number | null
}

/** Services of the estimate lifecycle. `onEstimate` gets every returned estimate. */
export const createEstimatePorts = (graphql: GraphQL, onEstimate: (estimate: EstimateCore) => void): EstimatePorts => {
  const receiveEstimate = ({ id, status, job_id = null, revised_by_id = null }: EstimateAnswer): EstimateCore => {
    const estimate = { id, status, job_id, revised_by_id }
    onEstimate(estimate)
    return estimate
  }
  return {
    async send({ key, estimate_id: id, again }) {
      return receiveEstimate((await graphql.mutate(SendEstimateDocument, { id, again, key })).sendEstimate)
    },
    async approve({ key, estimate_id: id, approval }) {
      const answer = { ...approval, approved: true }
      return receiveEstimate((await graphql.mutate(AnswerEstimateDocument, { id, answer, key })).answerEstimate)
    },
    async reject({ key, estimate_id: id, rejection }) {
      const answer = { ...rejection, approved: false }
      return receiveEstimate((await graphql.mutate(AnswerEstimateDocument, { id, answer, key })).answerEstimate)
    },
    async revise({ key, estimate_id: id }) {
      return receiveEstimate((await graphql.mutate(ReviseEstimateDocument, { id, key })).reviseEstimate)
    },
    async convert({ key, estimate_id: id, slot }) {
      return receiveEstimate((await graphql.mutate(ConvertEstimateDocument, { id, slot, key })).convertEstimate)
    },
  }
}
