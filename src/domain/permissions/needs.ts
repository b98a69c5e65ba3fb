import { lazily } from '../async/lazily'
import { isUmbrella, type PermissionName, type Requirement, umbrellaMembers } from './catalogue'
import { permissionLabel } from './catalogue-words'

const or = lazily(() => new Intl.ListFormat('en-US', { type: 'disjunction' }))

/** `Add clients, Edit clients, or Delete clients`: any of them, and `also` beside it where there is one. */
export const permissionsText = (names: readonly PermissionName[], also?: PermissionName): string => {
  const any = or().format(names.map(permissionLabel))
  return also ? `${any}${names.length > 1 ? ', and also' : ' and'} ${permissionLabel(also)}` : any
}

const namesOf = (requirement: Requirement): readonly PermissionName[] =>
  isUmbrella(requirement) ? umbrellaMembers(requirement) : [requirement]

/** The permissions that meet what a page asks for, any of them: the members of an umbrella, or the one that is named. */
export const requirementText = (requirement: Requirement): string => permissionsText(namesOf(requirement))

/** Which permission would open a page, in a sentence. */
export const neededText = (requirement: Requirement): string => {
  const names = namesOf(requirement)
  return names.length === 1
    ? `You need this permission: ${permissionsText(names)}.`
    : `You need one of these permissions: ${permissionsText(names)}.`
}
