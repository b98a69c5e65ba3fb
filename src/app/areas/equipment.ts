import { createEquipmentService } from '@/services/equipment/equipment-service'
import { defineArea } from './area'

/** The equipment of clients, and what may become of it. */
export const equipment = defineArea({
  name: 'equipment',
  services: ({ graphql }) => createEquipmentService(graphql),
})
