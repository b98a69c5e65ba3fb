import { estimateCodec } from '@/contract/estimates'
import type { Estimate as ShownEstimate } from '@/contract/graphql/generated/resolvers'
import type { Estimate } from '@/domain/estimate/estimate'

/** Amounts in dollars, without the business id. */
export const shown = (estimate: Estimate): ShownEstimate => {
  const { business_id: _, ...wire } = estimateCodec.write(estimate)
  return wire
}
