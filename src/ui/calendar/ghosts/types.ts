import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import type { Job } from '@/domain/job/job'
import type { Ghosts } from '@/domain/scheduling/proposal/ghosts'
import type { Move } from '@/domain/scheduling/proposal/proposal'
import type { Day } from '@/domain/time/calendar'
import type { Highlights } from '@/ui/kit/behavior/linked-highlight'
import type { Tiles } from '@/ui/map/canvas/tiles'

export type GhostPlace = 'calendar' | 'map'

export type GhostViewProps = {
  on: GhostPlace
  moves: readonly Move[]
  chosen: readonly number[]
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  crews: readonly Pick<Crew, 'id' | 'name'>[]
  properties: readonly Property[]
  tiles: Tiles | null
  today: Day
  highlights: Highlights
  onJob: (jobId: number) => void
}

export type GhostDayProps = Omit<GhostViewProps, 'on' | 'moves' | 'chosen'> & { day: Day; ghosts: Ghosts }
