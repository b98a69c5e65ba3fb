import * as v from 'valibot'
import { ATTACHMENT_TYPES } from '@/domain/estimate/attachment'
import { endpoint } from './endpoint'

/** Apart from the page’s other calls, as most pages have no file; like them, no part of the published contract. */
export const clientPageFiles = {
  /** The content of a file that goes with an estimate of the client’s, in base64. */
  read: endpoint({
    ...{ id: 'OWN-108', method: 'GET', path: '/client-page/api/:token/files/:fileId' },
    ...{ service: 'landscaping', bearer: false, idempotent: false },
    summary: 'A file of an estimate of the client',
    answer: v.object({ type: v.picklist(ATTACHMENT_TYPES), data: v.string() }),
    failures: [404, 410],
  }),
}
