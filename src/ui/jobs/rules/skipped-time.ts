import type { JobSlot } from '@/domain/job/job'
import { skippedTime } from '@/domain/job/skipped-time'
import { type Check, type Checked, checkAlso } from '@/ui/kit/forms/use-form'

/** Also refuses times that the clock change skips on that day. */
export const refusingSkipped = <Form extends JobSlot, Output, Field extends string>(
  check: Check<Form, Output, Field>,
  timeZone: string,
) =>
  checkAlso(check, (form: Form): Checked<Output, Field> | Checked<Output, keyof JobSlot> => {
    const checked = check(form)
    const skipped = checked.ok ? skippedTime(form, timeZone) : null
    return skipped ? { ok: false, errors: { [skipped.field]: skipped.reason } } : checked
  })
