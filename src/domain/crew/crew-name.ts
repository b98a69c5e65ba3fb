import * as v from 'valibot'
import { id } from '../text/field'
import { isSameName } from '../text/same-name'
import { filledText } from '../text/typed-text'

const LONGEST_NAME = 60

/** 1 to 60 characters. */
export const crewNameSchema = filledText(LONGEST_NAME, 'Name the crew')

export const crewSchema = v.object({ id, business_id: id, name: crewNameSchema })
export type Crew = v.InferOutput<typeof crewSchema>

export const CREW_NAME_TAKEN = 'A crew with this name already exists.'

type Named = Pick<Crew, 'id' | 'name'>

export const isCrewNameTaken = (name: string, crews: readonly Named[], self?: number): boolean =>
  crews.some((crew) => crew.id !== self && isSameName(crew.name, name))

/** Falls back to the number, since older records may have no name. */
export const crewName = (crewId: number, crews: readonly Named[]): string =>
  crews.find(({ id: candidateId }) => candidateId === crewId)?.name ?? `Crew ${crewId}`
