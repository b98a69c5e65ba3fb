import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import { useColorMode } from '@/ui/kit/theme/color-mode'

type Picture = {
  name: string
  width: number
  height: number
}

export type ShotProps = Picture & {
  /** Replacement for phones, where the first would be too small to read. */
  onPhones?: Picture
  alt: string
  /** Above the fold, so it loads immediately. */
  first?: boolean
}

/**
 * Picture file for the color theme. Pictures further down get no source until the page is idle, because browsers load nearby lazy ones and
 * they would compete with the first screen on a slow network.
 */
const useFile = (first = false) => {
  const { theme } = useColorMode()
  const [isWanted, setWanted] = useState(first)
  useEffect(() => (first ? undefined : whenIdle(() => setWanted(true))), [first])
  return (name: string) => (isWanted ? `/pictures/${name}-${theme}.webp` : undefined)
}

const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
    bg: 'bg',
    '& img': { display: 'block', width: '100%', height: 'auto' },
  },
})

/** A screenshot in the page's color theme, taken by `scripts/pictures.mjs`. */
export const Shot = ({ name, onPhones, width, height, alt, first = false }: ShotProps) => {
  const file = useFile(first)
  return (
    <Frame>
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
          {...(first ? { fetchPriority: 'high' } : {})}
        />
      </picture>
    </Frame>
  )
}

export const PhoneShot = ({ name, width, height, alt }: Picture & { alt: string }) => {
  const file = useFile()
  return (
    <chakra.div
      width="100%"
      maxW="18rem"
      mx="auto"
      overflow="hidden"
      borderWidth="8px"
      borderColor="#0b100d"
      borderRadius="32px"
      boxShadow="lg"
      bg="bg"
      css={{ '& img': { display: 'block', width: '100%', height: 'auto' } }}
    >
      <img src={file(name)} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </chakra.div>
  )
}
