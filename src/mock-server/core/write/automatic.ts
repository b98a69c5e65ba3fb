import type { FactActor } from '@/domain/record/fact'
import { bySystem } from '../log/changes'

export const AUTOMATIC: FactActor = bySystem('Groundwork (automatic)')
