import { isUmbrella, type PermissionName, type Requirement, umbrellaMembers } from './catalogue'
import { permissionLabel } from './catalogue-words'

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Add clients, Edit clients, or Delete clients`; all of them where any is not enough. */
export const permissionsText = (names: readonly PermissionName[], all = false): string =>
  (all ? and : or).format(names.map(permissionLabel))

const namesOf = (requirement: Requirement): readonly PermissionName[] =>
  isUmbrella(requirement) ? umbrellaMembers(requirement) : [requirement]

/** The permissions that meet what a page asks for, any of them: what an umbrella stands for, or the one that is named. */
export const requirementText = (requirement: Requirement): string => permissionsText(namesOf(requirement))

/** Which permission would open a page, in a sentence. */
export const neededText = (requirement: Requirement): string => {
  const names = namesOf(requirement)
  return names.length === 1
    ? `You need this permission: ${permissionsText(names)}.`
    : `You need one of these permissions: ${permissionsText(names)}.`
}
