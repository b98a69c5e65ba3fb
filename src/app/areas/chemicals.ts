import { createChemicalService } from '@/services/chemicals/chemical-service'
import { defineArea } from './area'

/** What chemicals were applied, and where. */
export const chemicals = defineArea({
  name: 'chemicals',
  services: ({ graphql }) => createChemicalService(graphql),
})
