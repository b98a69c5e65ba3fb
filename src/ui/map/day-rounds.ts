import { crewName } from '@/domain/crew/crew-name'
import type { DayRounds, PlacedStop, Round } from '@/domain/map/rounds'
import type { MapStatus } from '@/domain/map/vocabulary'
import type { RouteLine } from './canvas/create-map'
import type { MapScreenProps, ShownRound } from './types'

/** The rounds of a day under the names of their crews; each crew keeps its look. */
export const namedRounds = (
  rounds: readonly Round[],
  crews: MapScreenProps['crews'],
  order: (round: Round) => readonly PlacedStop[] = ({ planned }) => planned,
): ShownRound[] =>
  rounds.map((round, look) => ({
    crew_id: round.crew_id,
    letter: round.letter,
    name: crewName(round.crew_id, crews),
    look,
    stops: order(round),
  }))

/** The lines of rounds on the map. A single stop needs none. */
export const linesOf = (rounds: readonly ShownRound[]): RouteLine[] =>
  rounds
    .filter(({ stops }) => stops.length > 1)
    .map(({ look, stops }) => ({ look, stops: stops.map(({ position }) => position) }))

/** The stops with a status; all of them where none is given. */
export const ofStatus = <S extends DayRounds['lost'][number]>(
  stops: readonly S[],
  status: MapStatus | undefined,
): readonly S[] => (status ? stops.filter(({ job }) => job.status === status) : stops)
