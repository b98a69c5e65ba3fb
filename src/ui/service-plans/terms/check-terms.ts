import { UNPRICED, unpricedField } from '@/domain/service-plan/terms-form'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import type { Check } from '@/ui/kit/forms/use-form'

type Priced = Parameters<typeof unpricedField>[0]
type Names<Form> = keyof Form & string

/** A check of a form with terms. Who sets prices has to name the one that is charged; others leave them as they are. */
export const checkTerms =
  <Form extends Record<keyof typeof UNPRICED, string>, Output extends Priced>(
    check: Check<Form, Output, Names<Form>>,
    setsPrices: boolean,
  ): Check<Form, Output, Names<Form>> =>
  (typed) => {
    const checked = check(typed)
    const field = checked.ok && setsPrices ? unpricedField(checked.output) : null
    if (field === null) return checked
    return { ok: false, errors: { [field]: UNPRICED[field] } as FieldErrors<Names<Form>> }
  }
