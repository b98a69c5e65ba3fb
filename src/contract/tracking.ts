import * as v from 'valibot'
import { errorReportSchema } from '@/domain/errors/error-report'
import { endpoint } from './endpoint'

/** NAV-09. Sent without a token, because errors may occur before sign-in. */
export const track = endpoint({
  id: 'EP-005',
  method: 'POST',
  path: '/track',
  service: 'tracking',
  summary: 'Report an error of the page',
  body: errorReportSchema,
  answer: v.object({ success: v.boolean() }),
  status: 202,
  bearer: false,
  idempotent: false,
  failures: [413, 422],
})
