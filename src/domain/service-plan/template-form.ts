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

/** What is sent of a template, amounts in dollars. */
export const planTemplateFields = { ...own, ...sentTerms }

/** The New and Edit Template form: as typed in, a `PlanTemplateDraft` out (PLAN-01, PLAN-08). */
export const planTemplateFormSchema = v.object({ ...own, ...typedTerms })
export type PlanTemplateForm = v.InferInput<typeof planTemplateFormSchema>
export type PlanTemplateDraft = v.InferOutput<typeof planTemplateFormSchema>

/** A new template's form. */
export const emptyPlanTemplateForm: PlanTemplateForm = {
  name: '',
  description: '',
  ...emptyTerms,
  active: true,
}

/** A template as its form shows it. */
export const planTemplateFormOf = ({ name, description, active, ...template }: PlanTemplate): PlanTemplateForm => ({
  name,
  description,
  active,
  ...termsTyped(template),
})
