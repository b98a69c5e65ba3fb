import { createOpenProposal } from '@/services/scheduling/open-proposal'
import { defineArea } from './area'

/** Proposals: what the program would do about a day. */
export const scheduling = defineArea({
  name: 'scheduling',
  services: ({ session, userId }) => createOpenProposal(session, userId),
})
