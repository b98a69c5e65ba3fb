import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** The people work is done for, and where. What is done to many at once brings what a file is read by, and loads late. */
export const clients = defineArea({
  name: 'clients',
  services({ http, graphql }) {
    const { create, edit, setStatus, remove, addProperty, editProperty, removeProperty } = loadedLater(async () =>
      (await import('@/services/clients/client-service')).createClientService(http),
    )
    const { importClients, mergeClients } = loadedLater(async () =>
      (await import('@/services/clients/client-admin')).createClientAdmin(graphql),
    )
    return {
      create,
      edit,
      setStatus,
      remove,
      addProperty,
      editProperty,
      removeProperty,
      importClients,
      mergeClients,
    }
  },
})
