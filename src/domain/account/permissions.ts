import type { Actor } from '../permissions/actor'

type Held = Pick<Actor, 'permissions'>

export const maySeeSettings = ({ permissions }: Held): boolean => permissions.includes('settings.view')

/** Covers everything that concerns the whole business: its name, preferences and documents. */
export const mayEditSettings = ({ permissions }: Held): boolean => permissions.includes('settings.edit')

/** The reason that the business section of a form is read-only; null for those who may edit it. */
export const settingsRefusal = (actor: Held): string | null =>
  mayEditSettings(actor) ? null : 'Your role can’t edit business settings. Ask the owner to change them.'

/** False for a property owner, who is a client of the business. */
export const isOfBusiness = ({ user_type }: Pick<Actor, 'user_type'>): boolean => user_type !== 'property_owner'

/** True for those who may delete the business's account. */
export const ownsBusiness = ({ user_type }: Pick<Actor, 'user_type'>): boolean => user_type === 'business_owner'
