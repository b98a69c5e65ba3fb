import { chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import type { JobSignature, Photo } from '@/domain/job/attached'
import { MOST_PHOTOS } from '@/domain/job/attached'
import { mayAttach } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { photoCount, photoTitle } from '@/domain/job/photo'
import type { Drawn } from '@/domain/job/sign-off'
import type { Actor } from '@/domain/permissions/actor'
import { SignatureDrawing } from '@/ui/kit/fields/signature-drawing'
import { TypedSignature } from '@/ui/kit/fields/signature-entry'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { RecordTitle } from '@/ui/kit/records/page/record-section'
import { FileProblems } from '@/ui/shared/attachments/add-files'
import { AddPhotos } from '@/ui/shared/attachments/add-photos'
import { PendingUploads } from '@/ui/shared/attachments/pending-uploads'
import type { JobActivity, JobCommands } from '../types'
import { momentText } from './moment-text'
import { PhotoDialog } from './photo-dialog'
import { PhotoTiles } from './photo-tiles'

type Props = { job: Job; actor: Actor; commands: JobCommands; activity: JobActivity }

export const PhotosSection = ({ job, actor, commands, activity }: Props) => {
  const { photos, signature } = job
  const [shown, setShown] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [added, setAdded] = useState(0)
  const load = useCallback((id: string) => commands.photo(job, id), [commands, job])
  const titleOf = (_: Photo, index: number) => photoTitle(index, photos.length, job.job_number)
  const store = commands.attachmentsOf(job)
  const mayAdd = mayAttach(actor, job)
  const isFree = !activity.busy && !activity.waiting
  if (photos.length === 0 && !signature && !mayAdd) return null

  const put = async (ids: readonly string[]) => {
    const outcome = await commands.addPhotos(job, ids)
    if (!outcome.ok) return setProblems((current) => [...current, outcome.failure.message])
    announce(ids.length === 1 ? 'Photo added' : `${photoCount(ids.length)} added`, { undo: outcome.undo })
    await outcome.shown
  }
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setProblems([])
    const ids: string[] = []
    for (const file of files) {
      const result = await store.add(file, photos.length)
      if (result.ok) ids.push(result.photo.id)
      else setProblems((current) => [...current, result.reason])
    }
    if (ids.length > 0) await put(ids)
    setAdded((times) => times + 1)
    setBusy(false)
  }
  return (
    <section>
      <RecordTitle>Photos and signature</RecordTitle>
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <FileProblems problems={problems} onDismiss={() => setProblems([])} />
        {isFree && !busy && job.status !== 'in_progress' && (
          <PendingUploads
            key={`${job.status} ${added}`}
            store={store}
            notes={job.status === 'completed' ? '' : commands.notesOf(job)}
            onDiscardNotes={() => commands.keepNotes(job, '')}
            onAdd={mayAdd ? put : null}
          />
        )}
        {photos.length > 0 && (
          <PhotoTiles label={`Photos of ${job.job_number}`} {...{ photos, titleOf, load }} onShow={setShown} />
        )}
        {mayAdd && photos.length < MOST_PHOTOS && <AddPhotos busy={busy} onFiles={(files) => void add(files)} />}
        {signature && <Signed {...{ job, actor, commands, signature }} />}
      </chakra.div>
      {shown !== null && (
        <PhotoDialog
          {...{ photos, titleOf, actor, load, shown }}
          onShow={setShown}
          onRemove={
            mayAdd
              ? async (id) => {
                  const outcome = await commands.removePhoto(job, id)
                  if (!outcome.ok) return outcome.failure.message
                  setShown(null)
                  announce('Photo removed', { undo: outcome.undo })
                  return null
                }
              : null
          }
        />
      )}
    </section>
  )
}

const Signed = ({ job, actor, commands, signature }: Omit<Props, 'activity'> & { signature: JobSignature }) => {
  const { id, signed_by, signed_at } = signature
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isGone = false
    commands.signature(job, id).then(
      (drawing) => !isGone && setDrawn(drawing),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [commands, job, id])
  return (
    <chakra.figure>
      <chakra.div maxW="15rem" minH="5rem">
        {drawn?.kind === 'drawn' && <SignatureDrawing strokes={drawn.strokes} label={`Signature of ${signed_by}`} />}
        {drawn?.kind === 'typed' && <TypedSignature name={signed_by} />}
      </chakra.div>
      <chakra.figcaption color="fg.muted" textStyle="small">
        Signed by {signed_by}, {momentText(signed_at, actor)}
      </chakra.figcaption>
    </chakra.figure>
  )
}
