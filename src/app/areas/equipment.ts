import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const equipment = defineArea({
  name: 'equipment',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/equipment/equipment-service')).createEquipmentService(graphql)),
})
