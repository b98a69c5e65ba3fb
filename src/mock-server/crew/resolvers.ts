import type {
  CreateCrewArgs,
  DeleteCrewArgs,
  RenameCrewArgs,
  Crew as ShownCrew,
} from '@/contract/graphql/generated/resolvers'
import { CREW_NAME_TAKEN, type Crew, crewSchema } from '@/domain/crew/crew-name'
import { mayManageCrew, maySeeCrew } from '@/domain/scheduling/permissions'
import type { Store } from '../core/log/store'
import { crud } from '../core/write/crud'
import { invalid, readBy } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { isNameTakenIn } from './names'

/** Throws Refusal 422. */
const checked = (sent: unknown, store: Store): Crew => {
  const crew = readBy(crewSchema, sent)
  if (isNameTakenIn(crew, store)) throw invalid('name', CREW_NAME_TAKEN)
  return crew
}

const shown = ({ id, name }: Crew): ShownCrew => ({ id, name })

const crews = crud('crews', {
  reads: {
    may: maySeeCrew,
    // Clients don't see the crew organization.
    shown:
      ({ actor }) =>
      (crew) =>
        actor.client_id === null ? crew : null,
  },
  may: {
    create: (actor) => mayManageCrew(actor, 'create'),
    edit: (actor) => mayManageCrew(actor, 'edit'),
    delete: (actor) => mayManageCrew(actor, 'delete'),
  },
  participles: { created: 'added' },
  create: ({ businessId, args: { name } }: Sent<CreateCrewArgs>, id, store) =>
    checked({ id, business_id: businessId, name }, store),
  edit: ({ args: { name } }: Sent<RenameCrewArgs>, crew, store) => checked({ ...crew, name }, store),
  answer: shown,
})

/** Crews by name, over GraphQL because the documents name no call. */
export const crewResolvers: ResolversFor<'crews' | 'createCrew' | 'renameCrew' | 'deleteCrew'> = {
  crews: (_, { store, ...requester }) => crews.rows(requester, store).map(shown),
  createCrew: mutation('createCrew', crews.create),
  renameCrew: mutation(
    'renameCrew',
    crews.edit(({ args }) => args.id),
  ),
  deleteCrew: mutation(
    'deleteCrew',
    crews.remove(
      ({ args }: Sent<DeleteCrewArgs>) => args.id,
      (_result, { args }) => args.id,
    ),
  ),
}
