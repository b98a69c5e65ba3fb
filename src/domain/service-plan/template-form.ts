import * as v from 'valibot'
import { LONGEST } from '../text/field'
import { filledText, text } from '../text/typed-text'
import type { PlanTemplate } from './template'
import { emptyTerms, sentTerms, termsTyped, typedTerms } from './terms-form'

const own = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  active: v.boolean(),
}

/** Request fields of a template; amounts are in dollars. */
export const planTemplateFields = { ...own, ...sentTerms }

/** Parses form input to a `PlanTemplateDraft` (PLAN-01, PLAN-08). */
export const planTemplateFormSchema = v.object({ ...own, ...typedTerms })
export type PlanTemplateForm = v.InferInput<typeof planTemplateFormSchema>
export type PlanTemplateDraft = v.InferOutput<typeof planTemplateFormSchema>

export const emptyPlanTemplateForm: PlanTemplateForm = {
  name: '',
  description: '',
  ...emptyTerms,
  active: true,
}

export const planTemplateFormOf = ({ name, description, active, ...template }: PlanTemplate): PlanTemplateForm => ({
  name,
  description,
  active,
  ...termsTyped(template),
})
