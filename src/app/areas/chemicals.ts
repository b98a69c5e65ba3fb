import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const chemicals = defineArea({
  name: 'chemicals',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/chemicals/chemical-service')).createChemicalService(graphql)),
})
