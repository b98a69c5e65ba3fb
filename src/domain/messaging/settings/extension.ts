import { type DraftOf, fields, type RowOf } from '../../fields/field'
import { filled, key, optionalKey, own } from '../../fields/kinds'
import { LONGEST } from '../../text/field'

/** Digits that a caller dials to reach one person or desk. */
export const extensionFields = fields({
  id: own.key(),
  business_id: own.key(),
  phone_number_id: key('Number is required'),
  extension: filled(LONGEST.code, 'Extension is required', [/^\d{2,6}$/, 'Use 2 to 6 digits']),
  label: filled(LONGEST.name, 'Name is required'),
  /** Whom it rings; null for a desk. */
  user_id: optionalKey(),
})
export type Extension = RowOf<typeof extensionFields>
export type ExtensionDraft = DraftOf<typeof extensionFields>

export const EXTENSION_TAKEN = 'This number already has that extension.'

export const isExtensionTaken = (extension: Extension, all: readonly Extension[]): boolean =>
  all.some(
    (other) =>
      other.id !== extension.id &&
      other.phone_number_id === extension.phone_number_id &&
      other.extension === extension.extension,
  )
