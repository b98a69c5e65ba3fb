import type { FactActor } from '@/domain/fact'
import { bySystem } from './changes'

/** Who did what time brings about by the business's own rules. */
export const AUTOMATIC: FactActor = bySystem('Groundwork (automatic)')
