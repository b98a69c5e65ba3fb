import type { FactActor } from '@/domain/record/fact'
import { bySystem } from '../log/changes'

/** The author of what happens with time, by the business's own rules. */
export const AUTOMATIC: FactActor = bySystem('Groundwork (automatic)')
