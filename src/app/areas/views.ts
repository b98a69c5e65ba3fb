import { createViewService } from '@/services/views/view-service'
import { defineArea } from './area'

export const views = defineArea({
  name: 'views',
  services: ({ graphql }) => createViewService(graphql),
})
