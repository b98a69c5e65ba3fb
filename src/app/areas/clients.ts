import { createClientService } from '@/services/clients/client-service'
import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** The people work is done for, and where. What is done to many at once brings what a file is read by, and loads late. */
export const clients = defineArea({
  name: 'clients',
  services({ http, graphql }) {
    const { importClients, mergeClients } = loadedLater(async () =>
      (await import('@/services/clients/client-admin')).createClientAdmin(graphql),
    )
    return { ...createClientService(http), importClients, mergeClients }
  },
})
