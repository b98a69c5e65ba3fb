import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** Roles, users and what they may do. */
export const permissions = defineArea({
  name: 'permissions',
  services: ({ http }) =>
    loadedLater(async () => (await import('@/services/permissions/permission-service')).createPermissionService(http)),
})
