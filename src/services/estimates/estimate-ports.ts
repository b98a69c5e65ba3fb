import {
  AnswerEstimateDocument,
  ConvertEstimateDocument,
  ReviseEstimateDocument,
  SendEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import type { KnownEstimate } from '@/domain/estimate/commands'
import type { EstimatePorts } from '@/machines/estimate-approval/ports'
import type { GraphQL } from '../graphql/graphql'

/** A field that an answer leaves out counts as null. */
type Standing = Omit<KnownEstimate, 'job_id' | 'revised_by_id'> & {
  job_id?: number | null
  revised_by_id?: number | null
}

/** The services of an estimate's life. `onEstimate` gets every estimate that an answer brought. */
export const createEstimatePorts = (graphql: GraphQL, onEstimate: (estimate: KnownEstimate) => void): EstimatePorts => {
  const known = ({ id, status, job_id = null, revised_by_id = null }: Standing): KnownEstimate => {
    const estimate = { id, status, job_id, revised_by_id }
    onEstimate(estimate)
    return estimate
  }
  return {
    async send({ key, estimate_id: id, again }) {
      return known((await graphql.mutate(SendEstimateDocument, { id, again, key })).sendEstimate)
    },
    async approve({ key, estimate_id: id, approval }) {
      const answer = { ...approval, approved: true }
      return known((await graphql.mutate(AnswerEstimateDocument, { id, answer, key })).answerEstimate)
    },
    async reject({ key, estimate_id: id, rejection }) {
      const answer = { ...rejection, approved: false }
      return known((await graphql.mutate(AnswerEstimateDocument, { id, answer, key })).answerEstimate)
    },
    async revise({ key, estimate_id: id }) {
      return known((await graphql.mutate(ReviseEstimateDocument, { id, key })).reviseEstimate)
    },
    async convert({ key, estimate_id: id, slot }) {
      return known((await graphql.mutate(ConvertEstimateDocument, { id, slot, key })).convertEstimate)
    },
  }
}
