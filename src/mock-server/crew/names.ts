import { type Crew, isCrewNameTaken } from '@/domain/crew/crew-name'
import type { Reader } from '../core/log/rows'

export const isNameTakenIn = ({ id, business_id, name }: Crew, store: Reader): boolean =>
  isCrewNameTaken(name, store.naming('crews', 'business_id', business_id), id)
