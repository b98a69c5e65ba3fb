import { type Crew, isCrewNameTaken } from '@/domain/crew/crew-name'
import type { Reader } from '../core/log/rows'

/** Whether another crew of the business has the name of this one. */
export const isNameTakenIn = ({ id, business_id, name }: Crew, store: Reader): boolean =>
  isCrewNameTaken(name, store.naming('crews', 'business_id', business_id), id)
