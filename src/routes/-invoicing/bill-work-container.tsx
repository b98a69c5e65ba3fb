import * as v from 'valibot'
import { draftKey } from '@/domain/drafts'
import { LazyBillWork } from '@/ui/invoicing/lazy-parts'
import type { BillWorkProps } from '@/ui/invoicing/types'
import { tellFull } from '../-records/tell-full'
import { useStored } from '../-stored'

const keptChoice = v.nullable(v.object({ keys: v.nullable(v.array(v.string())), together: v.boolean() }))

/** Bill Work with what was ticked before a reload. A job's own Bill Work has its own. */
export const BillWorkContainer = (props: Omit<BillWorkProps, 'draft' | 'onDraft'>) => {
  const key = draftKey(props.actor.user_id, `bill-work.${props.chosen.job ?? 'all'}`)
  const [draft, onDraft] = useStored(sessionStorage, key, keptChoice, null, tellFull)
  return <LazyBillWork {...props} {...{ draft, onDraft }} />
}
