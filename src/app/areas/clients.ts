import { createClientAdmin } from '@/services/clients/client-admin'
import { createClientService } from '@/services/clients/client-service'
import { defineArea } from './area'

/** The people work is done for, and where. */
export const clients = defineArea({
  name: 'clients',
  services: ({ http, graphql }) => ({ ...createClientService(http), ...createClientAdmin(graphql) }),
})
