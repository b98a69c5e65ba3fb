import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const permissions = defineArea({
  name: 'permissions',
  services: ({ http }) =>
    loadedLater(async () => (await import('@/services/permissions/permission-service')).createPermissionService(http)),
})
