import type { Actor } from '../permissions/actor'

type Held = Pick<Actor, 'permissions'>

/** Whether someone sees how the business is set up. */
export const maySeeSettings = ({ permissions }: Held): boolean => permissions.includes('settings.view')

/** Whether someone may change what concerns the whole business: its name, its preferences, its documents. */
export const mayEditSettings = ({ permissions }: Held): boolean => permissions.includes('settings.edit')

/** Why the business’s part of a form is for reading only; null for those who may edit it. */
export const settingsRefusal = (actor: Held): string | null =>
  mayEditSettings(actor) ? null : 'Your role can’t edit business settings. Ask the owner to change them.'

/** Whether someone’s account names the business as theirs: a property owner is a client of it. */
export const isOfBusiness = ({ user_type }: Pick<Actor, 'user_type'>): boolean => user_type !== 'property_owner'

/** Whether the business’s account is this person’s to delete. */
export const ownsBusiness = ({ user_type }: Pick<Actor, 'user_type'>): boolean => user_type === 'business_owner'
