import { chakra } from '@chakra-ui/react'
import { useColorMode } from '@/ui/kit/color-mode'

export type ShotProps = {
  /** The picture's name in `public/pictures/`, where there is one for each theme. */
  name: string
  /** Another one for phones, on which the first would be too small to read. */
  onPhones?: { name: string; width: number; height: number }
  width: number
  height: number
  alt: string
  /** On the first screen, so that it is not put off. */
  first?: boolean
}

/** A picture of the product as it is, in the colours that the page is in. `scripts/pictures.mjs` takes them. */
export const Shot = ({ name, onPhones, width, height, alt, first = false }: ShotProps) => {
  const { theme } = useColorMode()
  const file = (of: string) => `/pictures/${of}-${theme}.webp`
  return (
    <chakra.div
      overflow="hidden"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
      bg="bg"
      css={{ '& img': { display: 'block', width: '100%', height: 'auto', ...(onPhones ? {} : { minWidth: '38rem' }) } }}
    >
      <picture>
        {onPhones && (
          <source
            media="(max-width: 767px)"
            srcSet={file(onPhones.name)}
            width={onPhones.width}
            height={onPhones.height}
          />
        )}
        <img
          src={file(name)}
          width={width}
          height={height}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </chakra.div>
  )
}
