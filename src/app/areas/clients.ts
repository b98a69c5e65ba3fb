import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** Bulk operations load separately because they bring the file parsers. */
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
