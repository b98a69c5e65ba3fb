import { estimateCodec } from '@/contract/estimates'
import type { Estimate as ShownEstimate } from '@/contract/graphql/generated/resolvers'
import type { Estimate } from '@/domain/estimate/estimate'

/** An estimate as it is shown: dollars, and whose it is goes without saying. */
export const shown = (estimate: Estimate): ShownEstimate => {
  const { business_id: _, ...wire } = estimateCodec.write(estimate)
  return wire
}
