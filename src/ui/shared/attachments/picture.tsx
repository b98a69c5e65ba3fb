import { chakra } from '@chakra-ui/react'
import ImageOff from 'lucide-react/icons/image-off'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { usePicture } from './use-picture'

type Props = {
  id: string
  load: (id: string) => Promise<Blob | null>
  alt: string
  /** Shows the whole photo; otherwise it fills its tile. */
  whole?: boolean
}

export const Picture = ({ id, load, alt, whole = false }: Props) => {
  const picture = usePicture(id, load)
  if (picture === undefined) return <Skeleton width="100%" height={whole ? '16rem' : '100%'} />
  if ('missing' in picture)
    return (
      <chakra.span
        display="grid"
        placeItems="center"
        p="2"
        h="100%"
        overflowWrap="anywhere"
        color="fg.muted"
        textStyle="small"
      >
        <ImageOff size={20} aria-hidden />
        {picture.missing === 'gone' ? `${alt} isn’t stored anymore.` : `${alt} can’t be shown now.`}
      </chakra.span>
    )
  return (
    <chakra.img
      src={picture.url}
      alt={alt}
      display="block"
      maxW="100%"
      {...(whole ? { maxH: '70dvh', mx: 'auto' } : { w: '100%', h: '100%', objectFit: 'cover' })}
    />
  )
}

export const PictureTiles = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', gap: '2', listStyle: 'none' },
})

export const PictureTile = chakra('li', {
  base: {
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderRadius: 'md',
  },
})
