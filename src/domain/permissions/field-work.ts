import type { PermissionName } from './catalogue'

/** `always` for those who see only their own jobs, `sometimes` for those who also see all others. */
export type FieldWork = 'always' | 'sometimes' | 'never'

export const fieldWorkOf = (permissions: readonly PermissionName[]): FieldWork => {
  if (!permissions.includes('jobs.edit.own') && !permissions.includes('jobs.complete')) return 'never'
  return permissions.includes('jobs.view.all') ? 'sometimes' : 'always'
}
