import { chakra } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { FileProblems } from './add-files'
import { AddPhotos } from './add-photos'
import { Picture, PictureTile, PictureTiles } from './picture'
import type { AttachmentStore, StoredPhoto } from './types'

type Props = {
  store: AttachmentStore
  present: number
  photos: readonly StoredPhoto[]
  onPhotos: (change: (photos: readonly StoredPhoto[]) => readonly StoredPhoto[]) => void
  onBusy: (busy: boolean) => void
  large: boolean
}

/** Invalid files are listed with the reason; the others are stored. */
export const PhotoField = ({ store, present, photos, onPhotos, onBusy, large }: Props) => {
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => {
    setBusy(true)
    onBusy(true)
    setRefusals([])
    // One at a time: a phone can't hold ten photos in memory.
    for (const file of files) {
      const added = await store.add(file, present)
      if (added.ok) onPhotos((current) => [...current, added.photo])
      else setRefusals((current) => [...current, added.reason])
    }
    setBusy(false)
    onBusy(false)
  }
  const remove = async ({ id }: StoredPhoto) => {
    await store.remove([id])
    onPhotos((current) => current.filter((photo) => photo.id !== id))
  }
  return (
    <chakra.div role="group" aria-label="Photos" display="grid" gap="2">
      <FileProblems problems={refusals} onDismiss={() => setRefusals([])} />
      {photos.length > 0 && (
        <PictureTiles aria-label="Photos to send">
          {photos.map((photo) => (
            <PictureTile key={photo.id}>
              <Picture id={photo.id} load={store.picture} alt={photo.name} />
              <chakra.span position="absolute" top="1" insetEnd="1">
                <IconButton
                  label={`Remove ${photo.name}`}
                  variant="outline"
                  size={large ? 'lg' : 'sm'}
                  onClick={() => void remove(photo)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </chakra.span>
            </PictureTile>
          ))}
        </PictureTiles>
      )}
      <AddPhotos busy={busy} onFiles={(files) => void add(files)} />
    </chakra.div>
  )
}
