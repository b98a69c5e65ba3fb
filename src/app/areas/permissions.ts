import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** Who may do what: roles and users. */
export const permissions = defineArea({
  name: 'permissions',
  services: ({ http }) =>
    loadedLater(async () => (await import('@/services/permissions/permission-service')).createPermissionService(http)),
})
