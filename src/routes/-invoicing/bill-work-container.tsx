import * as v from 'valibot'
import { LazyBillWork } from '@/ui/invoicing/lazy-parts'
import type { BillWorkProps, WorkChoice } from '@/ui/invoicing/types'
import { useFormDraft } from '../-records/use-form-draft'

const workChoiceSchema = v.object({ keys: v.nullable(v.array(v.string())), together: v.boolean() })

/** Restores the selection after a reload. A job's own Bill Work has a separate draft. */
export const BillWorkContainer = (props: Omit<BillWorkProps, 'draft' | 'onDraft'>) => {
  const [draft, onDraft] = useFormDraft<WorkChoice>({
    form: 'bill-work',
    part: String(props.chosen.job ?? 'all'),
    shape: workChoiceSchema,
  })
  return <LazyBillWork {...props} {...{ draft, onDraft }} />
}
