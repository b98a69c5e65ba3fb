import type { PermissionName } from './catalogue'

/** Whether people work in the field: always where they see no jobs but their own, sometimes where they also see all others, or never. */
export type FieldWork = 'always' | 'sometimes' | 'never'

/** How much the holder of these permissions depends on being a crew member. */
export const fieldWorkOf = (permissions: readonly PermissionName[]): FieldWork => {
  if (!permissions.includes('jobs.edit.own') && !permissions.includes('jobs.complete')) return 'never'
  return permissions.includes('jobs.view.all') ? 'sometimes' : 'always'
}
