import * as v from 'valibot'
import type { OwnedPropertyForm } from '@/domain/client/form'
import { LazyPropertyForm } from '@/ui/properties/lazy-parts'
import type { PropertyFormProps } from '@/ui/properties/types'
import { useStored } from '../-stored'

type Props = Omit<PropertyFormProps, 'draft' | 'onDraft'>

const formDraft = v.nullable(
  v.custom<OwnedPropertyForm>((value) => typeof value === 'object' && value !== null && 'address' in value),
)

/** The form of one property, with the draft that is kept of it. */
export const PropertyFormContainer = (props: Props) => {
  const { property, actor } = props
  const about = property === null || property === 'missing' ? 'new' : property.id
  const [draft, setDraft] = useStored(sessionStorage, `property_draft.${actor.user_id}.${about}`, formDraft, null)
  return <LazyPropertyForm {...props} draft={draft} onDraft={setDraft} />
}
