import { readable } from '../wording'
import type { EstimateStanding } from './vocabulary'

/** `Approved` */
export const standingText = (standing: EstimateStanding): string => readable(standing)
