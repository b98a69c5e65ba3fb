import { createContext, useContext } from 'react'
import type { FormDraft, Shape } from '@/domain/record/draft-shape'
import type { DraftForm } from '@/domain/record/drafts'

/** Which draft it is: the form, what tells it from the same form of another record (`new`, `of-5`), and what the form can hold. */
export type DraftSource<Form> = { form: DraftForm; part?: string | undefined; shape: Shape<Form> }

/** What keeps a draft: what was typed before, and how that changes. */
export type DraftHook = <Form>(
  source: DraftSource<Form>,
) => readonly [draft: FormDraft<Form> | null, onDraft: (draft: FormDraft<Form> | null) => void]

/** How forms that a screen opens itself keep what is typed into them. Where a screen is shown without it, as in a test, nothing is kept. */
export const DraftContext = createContext<DraftHook>(() => [null, () => undefined])

/** What was typed into a form before, through reloads, as `useForm` takes it. */
export const useDraft = <Form>(source: DraftSource<Form>) => {
  const useStoredDraft = useContext(DraftContext)
  const [draft, onDraft] = useStoredDraft(source)
  return { draft, onDraft }
}
