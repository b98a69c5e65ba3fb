import type { Records } from '@/ui/kit/records/actions/definition'
import { RecordQuestion } from '@/ui/kit/records/actions/record-question'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { RecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { CommonAction } from './types'

type Props<R extends { id: number }, C extends string> = {
  definition: Pick<Records<R, C | CommonAction>, 'noun' | 'short' | 'name' | 'actions'>
  actions: RecordActions<R, C | CommonAction>
  command: (record: R) => Promise<Outcome>
  /** Returns null if the record can be deleted. */
  refusalOf?: (record: R) => string | null
}

/** Names the records; those used in packages are listed with the reason and stay (CAT-08). */
export const RemovalQuestion = <R extends { id: number }, C extends string>({
  definition,
  actions,
  command,
  refusalOf = () => null,
}: Props<R, C>) => (
  <RecordQuestion
    definition={definition}
    actions={actions}
    command={command}
    stops={{
      title: (count) =>
        `${count === 1 ? `This ${definition.noun[0]}` : `These ${definition.noun[1]}`} can’t be deleted yet`,
      isKnown: true,
      of(record) {
        const reason = refusalOf(record)
        const way = { label: 'See the packages', to: '/dashboard/catalog', search: { kind: 'packages' } } as const
        return reason === null ? null : { reason, way }
      },
    }}
  />
)
