import type { CancelFollowingArgs, RepeatJobArgs, TellOnTheWayArgs } from '@/contract/graphql/generated/resolvers'
import { mayCreateJobs, mayEditJobs, mayEver } from '@/domain/job/commands'
import { command } from '../core/write/command'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { placesOn } from './on-map'
import { onMyWayFacts } from './on-my-way'
import { cancelledFrom, repeated } from './repeat'

export const jobResolvers: ResolversFor<'mapPlaces' | 'repeatJob' | 'cancelFollowing' | 'tellOnTheWay'> = {
  mapPlaces: ({ date, status }, asking) => placesOn(date, status, asking),

  repeatJob: mutation<RepeatJobArgs, number>(
    'repeatJob',
    command('jobs', {
      id: ({ args }: Sent<RepeatJobArgs>) => args.job,
      everMay: { rule: (actor) => mayCreateJobs(actor) && mayEditJobs(actor), participle: 'repeated' },
      facts: ({ actor, args }, store, job) => repeated(actor, job, args, store),
      answer: ({ facts }) => facts.length,
    }),
  ),

  cancelFollowing: mutation<CancelFollowingArgs, number>(
    'cancelFollowing',
    command('jobs', {
      id: ({ args }: Sent<CancelFollowingArgs>) => args.job,
      everMay: { rule: (actor) => mayEver(actor, 'cancel'), participle: 'cancelled' },
      facts: ({ actor }, store, job) => cancelledFrom(actor, job, store),
      answer: ({ facts }) => facts.length,
    }),
  ),

  tellOnTheWay: mutation<TellOnTheWayArgs, string>(
    'tellOnTheWay',
    command('jobs', {
      id: ({ args }: Sent<TellOnTheWayArgs>) => args.job,
      everMay: { rule: mayEditJobs, participle: 'changed' },
      facts: ({ actor, args }, store, job) => onMyWayFacts(actor, job, args, store),
      answer: ({ facts }) => facts[0]?.note ?? '',
    }),
  ),
}
