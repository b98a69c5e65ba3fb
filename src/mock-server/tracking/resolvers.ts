import type { DeleteErrorReportsArgs, ErrorReport as ShownReport } from '@/contract/graphql/generated/resolvers'
import { mayEditSettings } from '@/domain/account/permissions'
import { fullName } from '@/domain/account/user'
import { byUser, removed } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import { permitReading } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import type { ErrorReportRow } from './tables'

const shown = ({ user_id, received_at, ...report }: ErrorReportRow, store: Store): ShownReport => {
  const person = user_id === null ? undefined : store.find('users', user_id)
  const at = new Date(received_at).toISOString()
  return { ...report, at, person: person ? fullName(person) || person.email : null }
}

const reportsOf = ({ businessId }: Requester, store: Store): ErrorReportRow[] => {
  const { record } = store.schema.table('error_reports')
  return store.table('error_reports').filter((row) => record?.business(row, store) === businessId)
}

type Deletion = Sent<DeleteErrorReportsArgs>

/** Ignores reports that are already gone, because another tab may have deleted them. */
const deleting = command('error_reports', {
  may: { rule: mayEditSettings, participle: 'deleted' },
  facts(request: Deletion, store) {
    const gone = reportsOf(request, store).filter(({ id }) => request.args.ids.includes(id))
    const [first] = gone
    if (!first) return []
    const note = gone.length === 1 ? 'Error report deleted' : `${gone.length} error reports deleted`
    return [
      {
        stream: `error-report/${first.id}`,
        type: 'error-report.deleted',
        actor: byUser(request.actor),
        note,
        changes: gone.map((row) => removed('error_reports', row)),
      },
    ]
  },
  answer: ({ facts }) => facts.flatMap(({ changes }) => changes).length,
})

export const trackingResolvers: ResolversFor<'errorReports' | 'deleteErrorReports'> = {
  errorReports(_, { store, ...requester }) {
    permitReading('error_reports', mayEditSettings(requester.actor), store)
    return reportsOf(requester, store)
      .toSorted((a, b) => b.id - a.id)
      .map((row) => shown(row, store))
  },
  deleteErrorReports: mutation('deleteErrorReports', deleting),
}
