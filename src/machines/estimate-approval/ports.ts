import type { Approval, Rejection } from '@/domain/estimate/answer'
import type { EstimateCore } from '@/domain/estimate/commands'
import type { JobSlot } from '@/domain/job/job'
import type { Keyed } from '../port'

type OfEstimate = Keyed & { estimate_id: number }

/** Each service resolves with the updated estimate and rejects with a plain `Failure`. */
export type EstimatePorts = {
  send(input: OfEstimate & { again: boolean }): Promise<EstimateCore>
  approve(input: OfEstimate & { approval: Approval }): Promise<EstimateCore>
  reject(input: OfEstimate & { rejection: Rejection }): Promise<EstimateCore>
  revise(input: OfEstimate): Promise<EstimateCore>
  convert(input: OfEstimate & { slot: JobSlot }): Promise<EstimateCore>
}
