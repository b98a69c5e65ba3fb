import { createOpenProposal } from '@/services/scheduling/open-proposal'
import { defineArea } from './area'

export const scheduling = defineArea({
  name: 'scheduling',
  services: ({ session, userId }) => createOpenProposal(session, userId),
})
