import type { ScheduleProposalArgs, TakeProposalArgs } from '@/contract/graphql/generated/resolvers'
import type { Actor } from '@/domain/permissions/actor'
import { mayPropose } from '@/domain/scheduling/permissions'
import type { ProposalAsk } from '@/domain/scheduling/proposal/ask'
import { proposalAskSchema } from '@/domain/scheduling/proposal/proposal'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { invalid, permit, readBy } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { applyProposal, proposed } from './proposing'

type SentAsk = ScheduleProposalArgs['ask']

const mayAsk = ({ kind }: SentAsk) => ({ rule: (actor: Actor) => mayPropose(actor, kind), participle: 'scheduled' })

/** Throws Refusal 403, 422. */
const read = (ask: SentAsk, { actor, businessId }: { actor: Actor; businessId: number }, store: Store): ProposalAsk => {
  permit('jobs', actor, mayAsk(ask), store)
  const { member_id = null, crew_id = null, zip = null, not_before = null, effort = null } = ask
  const [rain_only, waiting_only] = [ask.rain_only ?? false, ask.waiting_only ?? false]
  const input = { ...ask, member_id, crew_id, rain_only, zip, waiting_only, not_before, effort }
  const parsedAsk = readBy(proposalAskSchema, input)
  if (parsedAsk.crew_id && store.find('crews', parsedAsk.crew_id)?.business_id !== businessId)
    throw invalid('crew_id', 'There is no such crew.')
  const isAboutSomebody = parsedAsk.kind === 'member_away' || parsedAsk.kind === 'fill_gap'
  if (parsedAsk.member_id === null && !isAboutSomebody) return parsedAsk
  const member = parsedAsk.member_id === null ? undefined : store.find('crew_members', parsedAsk.member_id)
  if (member?.business_id !== businessId) throw invalid('member_id', 'There is no such crew member.')
  return parsedAsk
}

/** Day proposals and applying them; the documents name no calls for these. */
export const scheduleResolvers: ResolversFor<'scheduleProposal' | 'takeProposal'> = {
  async scheduleProposal({ ask: sent }, { store, ...requester }) {
    const { ask, ...proposal } = await proposed(read(sent, requester, store), requester, store)
    const { crew_id = null, effort = null } = ask
    return { ask: { ...ask, crew_id, waiting_only: ask.waiting_only ?? false, effort }, ...proposal }
  },
  takeProposal: mutation(
    'takeProposal',
    command('jobs', {
      facts: ({ args, ...requester }: Sent<TakeProposalArgs>, store) =>
        applyProposal({ ...args, ask: read(args.ask, requester, store) }, requester, store),
      answer: ({ facts }) => facts.length,
    }),
  ),
}
