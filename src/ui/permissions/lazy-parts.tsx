import { lazyPart } from '@/ui/kit/behavior/lazy-part'

export const LazyRoleDialog = lazyPart({
  name: 'The form',
  load: () => import('./role-dialog').then(({ RoleDialog }) => RoleDialog),
  isOverlay: true,
})

export const LazyUserDetails = lazyPart({
  name: 'The details',
  load: () => import('./user-details').then(({ UserDetails }) => UserDetails),
  isOverlay: true,
})

export const LazyInviteDialog = lazyPart({
  name: 'The form',
  load: () => import('./invite-dialog').then(({ InviteDialog }) => InviteDialog),
  isOverlay: true,
})

export const LazyUserRoles = lazyPart({
  name: 'The form',
  load: () => import('./user-roles-dialog').then(({ UserRolesDialog }) => UserRolesDialog),
  isOverlay: true,
})

export const LazyUserDialog = lazyPart({
  name: 'The question',
  load: () => import('./user-dialogs').then(({ UserDialog }) => UserDialog),
  isOverlay: true,
})
