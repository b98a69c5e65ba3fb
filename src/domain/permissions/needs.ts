import { lazily } from '../async/lazily'
import { isUmbrella, type PermissionName, type Requirement, umbrellaMembers } from './catalogue'
import { permissionLabel } from './catalogue-words'

const or = lazily(() => new Intl.ListFormat('en-US', { type: 'disjunction' }))

/** `Add clients, Edit clients, or Delete clients`, followed by `also` if there is one. */
export const permissionsText = (names: readonly PermissionName[], also?: PermissionName): string => {
  const any = or().format(names.map(permissionLabel))
  return also ? `${any}${names.length > 1 ? ', and also' : ' and'} ${permissionLabel(also)}` : any
}

const namesOf = (requirement: Requirement): readonly PermissionName[] =>
  isUmbrella(requirement) ? umbrellaMembers(requirement) : [requirement]

/** The permissions that meet a page's requirement: the members of an umbrella, or the permission itself. */
export const requirementText = (requirement: Requirement): string => permissionsText(namesOf(requirement))

export const neededText = (requirement: Requirement): string => {
  const names = namesOf(requirement)
  return names.length === 1
    ? `You need this permission: ${permissionsText(names)}.`
    : `You need one of these permissions: ${permissionsText(names)}.`
}
