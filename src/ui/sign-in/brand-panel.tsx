import { chakra } from '@chakra-ui/react'
import { Wordmark } from '@/ui/kit/brand'

/** The calm half of the page from 900 px on: a name, a sentence and freshly mown hills. */
export const BrandPanel = () => (
  <chakra.aside
    aria-label="About Groundwork"
    display="none"
    position="relative"
    overflow="hidden"
    flexDirection="column"
    p="12"
    bg="#12241a"
    color="rail.strong"
    css={{ '@media (min-width: 900px)': { display: 'flex' } }}
  >
    <Wordmark />
    <chakra.div mt="16" maxW="26rem" position="relative" zIndex="1">
      <chakra.p textStyle="display">The day’s work, in order.</chakra.p>
      <chakra.p mt="4" fontSize="lg" color="#c3d3c8">
        Clients, crews, visits and money of a field business, from the first call to the paid invoice.
      </chakra.p>
    </chakra.div>
    <Hills />
  </chakra.aside>
)

const Hills = () => (
  <chakra.svg
    viewBox="0 0 800 520"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
    position="absolute"
    insetInline="0"
    bottom="0"
    width="100%"
    height="62%"
  >
    <defs>
      <pattern id="mown" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(24) skewX(-18)">
        <rect width="28" height="56" fill="#fff" opacity="0.05" />
      </pattern>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#12241a" />
        <stop offset="1" stopColor="#1d3a2a" />
      </linearGradient>
    </defs>
    <rect width="800" height="520" fill="url(#dusk)" />
    <circle cx="608" cy="150" r="58" fill="#e9d9a4" opacity="0.9" />
    <path d="M0 250c140-74 262-70 392-24s276 44 408-34v328H0Z" fill="#1f4a34" />
    <path d="M0 330c160-70 300-34 430 4s250 20 370-40v226H0Z" fill="#2a6345" />
    <path d="M0 330c160-70 300-34 430 4s250 20 370-40v226H0Z" fill="url(#mown)" />
    <path d="M0 430c180-64 330-52 470-14s230 20 330-14v118H0Z" fill="#348258" />
    <path d="M0 430c180-64 330-52 470-14s230 20 330-14v118H0Z" fill="url(#mown)" />
    <g fill="#14301f">
      <path d="M150 262c0-36 16-62 22-62s22 26 22 62a22 22 0 0 1-44 0Z" />
      <rect x="169" y="270" width="6" height="34" rx="3" />
      <path d="M206 268c0-26 12-45 17-45s17 19 17 45a17 17 0 0 1-34 0Z" />
      <rect x="221" y="274" width="5" height="28" rx="2.5" />
    </g>
  </chakra.svg>
)
