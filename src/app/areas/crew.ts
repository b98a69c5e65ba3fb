import { createCrewService } from '@/services/crew/crew-service'
import { defineArea } from './area'

export const crew = defineArea({
  name: 'crew',
  services: ({ http, graphql }) => createCrewService(http, graphql),
})
