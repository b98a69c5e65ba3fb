import type { CreateSavedViewArgs, EditSavedViewArgs } from '@/contract/graphql/generated/resolvers'
import { type SavedView, savedViewSchema } from '@/domain/record/saved-view'
import type { Store } from '../core/log/store'
import { plainCommands } from '../core/write/crud'
import { invalid, Refusal, readBy } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { viewProblem } from './problems'
import { shownView } from './resolvers'

const anybody = () => true

/** Throws Refusal 409 above the limit of saved views, and 422. */
const checked = (sent: unknown, store: Store): SavedView => {
  const view = readBy(savedViewSchema, sent)
  const problem = viewProblem(view, store)
  if (problem) throw problem.path ? invalid(problem.path, problem.message) : new Refusal(409, problem.message)
  return view
}

const views = plainCommands('saved_views', {
  may: { create: anybody, edit: anybody, delete: anybody },
  participles: { created: 'saved' },
  create: ({ businessId, user, args: { area, name, query } }: Sent<CreateSavedViewArgs>, id, store) =>
    checked({ id, business_id: businessId, user_id: user.id, area, name, query }, store),
  edit: ({ args: { name, query } }: Sent<EditSavedViewArgs>, view, store) =>
    checked({ ...view, name: name ?? view.name, query: query ?? view.query }, store),
  answer: shownView,
})

export const viewCommandResolvers: ResolversFor<'createSavedView' | 'editSavedView' | 'deleteSavedView'> = {
  createSavedView: mutation('createSavedView', views.create),
  editSavedView: mutation(
    'editSavedView',
    views.edit(({ args }) => args.id),
  ),
  deleteSavedView: mutation(
    'deleteSavedView',
    views.remove(
      ({ args }) => args.id,
      (_result, { args }) => args.id,
    ),
  ),
}
