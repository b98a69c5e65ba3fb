import { createPermissionService } from '@/services/permissions/permission-service'
import { defineArea } from './area'

/** Who may do what: roles and users. */
export const permissions = defineArea({
  name: 'permissions',
  services: ({ http }) => createPermissionService(http),
})
