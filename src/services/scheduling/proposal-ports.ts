import * as v from 'valibot'
import { ProposeScheduleDocument, TakeProposalDocument } from '@/contract/graphql/generated/schedules'
import { proposalSchema } from '@/domain/scheduling/proposal/proposal'
import type { ProposalPorts } from '@/machines/schedule-proposal/ports'
import type { GraphQL } from '../graphql/graphql'
import { createImprove } from './improve'

/** `onApplied` is called whenever a proposal was, or may have been, applied. */
export const createProposalPorts = (graphql: GraphQL, onApplied: () => void): ProposalPorts => {
  const propose: ProposalPorts['propose'] = async ({ ask }) =>
    v.parse(proposalSchema, (await graphql.query(ProposeScheduleDocument, { ask })).scheduleProposal)
  return {
    propose,
    improve: createImprove(propose),
    async takeProposal(input) {
      try {
        return (await graphql.mutate(TakeProposalDocument, input)).takeProposal
      } finally {
        onApplied()
      }
    },
  }
}
