import { track } from '@/contract/tracking'
import { LONGEST_REPORT } from '@/domain/errors/error-report'
import type { Route } from '../core/call'
import { bySystem, inserted, removed } from '../core/log/changes'
import { Refusal } from '../core/write/refusal'
import { open } from '../rest/answer'
import { REPORTED } from './tables'

/** Only the latest reports matter for debugging. */
const MAX_REPORTS = 200

/** Client error reports (EP-005, NAV-09). */
export const trackingRoutes: readonly Route[] = [
  open(track, async ({ body }, store) => {
    if (JSON.stringify(body).length > LONGEST_REPORT) throw new Refusal(413, 'The report is too large.')
    // A restored report has a lower id than later rows of the table.
    const reports = store.table('error_reports').toSorted((a, b) => a.id - b.id)
    const gone = reports.slice(0, Math.max(0, reports.length + 1 - MAX_REPORTS))
    const id = store.nextId('error_reports')
    await store.commit([
      {
        stream: `error-report/${id}`,
        type: REPORTED,
        actor: bySystem('Error tracking'),
        cause: null,
        note: null,
        changes: [
          ...gone.map((row) => removed('error_reports', row)),
          inserted('error_reports', { ...body, id, received_at: store.now() }),
        ],
      },
    ])
    return { success: true }
  }),
]
