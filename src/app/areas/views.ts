import { createViewService } from '@/services/views/view-service'
import { defineArea } from './area'

/** The ways of seeing a list that a person keeps. */
export const views = defineArea({
  name: 'views',
  services: ({ graphql }) => createViewService(graphql),
})
