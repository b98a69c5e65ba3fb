import * as v from 'valibot'
import { LONGEST } from '../text/field'
import { fieldErrors, filled, required } from '../text/field-errors'
import { STATE_TOO_LONG, stateRefusal } from '../text/us-states'
import { BUSINESS_TYPES } from './business-types'

/** Miles (ONB-20). */
export const SERVICE_RADII = [5, 10, 15, 25, 50, 100] as const

/** ONB-16. Empty text is a field not filled in yet. */
export const propertyFormSchema = v.object({
  businessName: v.string(),
  businessType: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zipCode: v.string(),
  serviceRadius: v.picklist(SERVICE_RADII),
})
export type PropertyForm = v.InferOutput<typeof propertyFormSchema>
export type PropertyErrors = Partial<Record<keyof PropertyForm, string>>

export const EMPTY_PROPERTY: PropertyForm = {
  businessName: '',
  businessType: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  serviceRadius: 10,
}

export const PROPERTY_LIMITS = { businessName: LONGEST.name, address: LONGEST.address, city: LONGEST.name } as const

const zipError = (zip: string): string | undefined =>
  required(zip, 'ZIP code is required') ??
  (/^\d{5}(-\d{4})?$/.test(zip.trim()) ? undefined : 'Please enter a valid ZIP code')

const typeError = (type: string): string | undefined =>
  (BUSINESS_TYPES as readonly string[]).includes(type) ? undefined : 'Business type is required'

const stateError = (state: string): string | undefined =>
  required(state, 'State is required') ??
  (state.trim().length > LONGEST.state ? STATE_TOO_LONG : (stateRefusal(state.trim().toUpperCase()) ?? undefined))

/** ONB-17, ONB-18; empty when valid. */
export const propertyErrors = (form: PropertyForm): PropertyErrors =>
  fieldErrors({
    businessName: filled(form.businessName, 'Business name is required', PROPERTY_LIMITS.businessName),
    businessType: typeError(form.businessType),
    address: filled(form.address, 'Address is required', PROPERTY_LIMITS.address),
    city: filled(form.city, 'City is required', PROPERTY_LIMITS.city),
    state: stateError(form.state),
    zipCode: zipError(form.zipCode),
  })
