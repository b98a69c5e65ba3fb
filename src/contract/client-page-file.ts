import * as v from 'valibot'
import { ATTACHMENT_TYPES } from '@/domain/estimate/attachment'
import { endpoint } from './endpoint'

/** Separate from the page's other calls because most pages have no files. Not part of the published contract either. */
export const clientPageFiles = {
  read: endpoint({
    ...{ id: 'OWN-108', method: 'GET', path: '/client-page/api/:token/files/:fileId' },
    ...{ service: 'landscaping', bearer: false, idempotent: false },
    summary: 'A file of an estimate of the client',
    answer: v.object({ type: v.picklist(ATTACHMENT_TYPES), data: v.string() }),
    failures: [404, 410],
  }),
}
