import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { type Photo, photosSchema } from '@/domain/job/attached'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { RecordFact } from '@/ui/kit/records/page/record-history'
import type { JobCommands } from '../types'
import { PhotoDialog } from './photo-dialog'
import { PhotoTiles } from './photo-tiles'

const read = (value: unknown): readonly Photo[] => (v.is(photosSchema, value) ? value : [])

const photosOf = ({ changes }: Pick<RecordFact, 'changes'>): readonly Photo[] => {
  const change = changes.find(({ field }) => field === 'photos')
  const [before, after] = [read(change?.before), read(change?.after)]
  const without = (some: readonly Photo[], others: readonly Photo[]) =>
    some.filter(({ id }) => others.every((other) => other.id !== id))
  return [...without(after, before), ...without(before, after)]
}

type Props = { fact: RecordFact; job: Job; actor: Actor; commands: Pick<JobCommands, 'photo'> }

export const FactPhotos = ({ fact, job, actor, commands }: Props) => {
  const [shown, setShown] = useState<string | null>(null)
  const load = useCallback((id: string) => commands.photo(job, id), [commands, job])
  const photos = photosOf(fact)
  if (photos.length === 0) return null
  const titleOf = (_: Photo, index: number) => `Photo ${index + 1} of ${photos.length}`
  return (
    <chakra.div mt="2">
      <PhotoTiles label="Photos" {...{ photos, titleOf, load }} onShow={setShown} />
      {shown !== null && <PhotoDialog {...{ photos, titleOf, actor, load, shown }} onShow={setShown} onRemove={null} />}
    </chakra.div>
  )
}
