import { createContext, useContext } from 'react'
import type { FormDraft, Shape } from '@/domain/record/draft-shape'
import type { DraftForm } from '@/domain/record/drafts'

/** Which draft it is: the form, what tells it from the same form of another record (`new`, `of-5`), and what the form can hold. */
export type KeptForm<Form> = { form: DraftForm; part?: string | undefined; shape: Shape<Form> }

/** What keeps a draft: what was typed before, and how that changes. */
export type KeepsDraft = <Form>(
  kept: KeptForm<Form>,
) => readonly [draft: FormDraft<Form> | null, onDraft: (draft: FormDraft<Form> | null) => void]

/** How forms that a screen opens itself keep what is typed into them. Where a screen is shown without it, as in a test, nothing is kept. */
export const DraftKeeping = createContext<KeepsDraft>(() => [null, () => undefined])

/** What was typed into a form before, through reloads, as `useForm` takes it. */
export const useDraft = <Form>(kept: KeptForm<Form>) => {
  const useKept = useContext(DraftKeeping)
  const [draft, onDraft] = useKept(kept)
  return { draft, onDraft }
}
