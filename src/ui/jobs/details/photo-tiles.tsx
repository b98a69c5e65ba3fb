import { chakra } from '@chakra-ui/react'
import type { Photo } from '@/domain/job/attached'
import { Picture, PictureTile, PictureTiles } from '@/ui/shared/attachments/picture'

type Props = {
  label: string
  photos: readonly Photo[]
  titleOf: (photo: Photo, index: number) => string
  load: (id: string) => Promise<Blob>
  onShow: (id: string) => void
}

export const PhotoTiles = ({ label, photos, titleOf, load, onShow }: Props) => (
  <PictureTiles aria-label={label}>
    {photos.map((photo, index) => (
      <PictureTile key={photo.id}>
        <chakra.button
          type="button"
          display="block"
          w="100%"
          h="100%"
          cursor="pointer"
          onClick={() => onShow(photo.id)}
        >
          <Picture id={photo.id} load={load} alt={titleOf(photo, index)} />
        </chakra.button>
      </PictureTile>
    ))}
  </PictureTiles>
)
