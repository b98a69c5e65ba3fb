import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SkeletonLine } from '@/ui/kit/feedback/skeleton'
import { fitting } from '@/ui/kit/layout/figure-card'

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    '& > div': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', p: { base: '3', md: '4' }, minW: '0' },
    '& > div:last-of-type:nth-of-type(odd)': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { containerType: 'inline-size' },
    '& strong': {
      display: 'block',
      textStyle: 'figure',
      fontSize: { base: 'min({fontSizes.xl}, var(--fitting))', md: 'min({fontSizes.2xl}, var(--fitting))' },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& small': { color: 'fg.muted', textStyle: 'caption' },
  },
})

export const LoadingTiles = ({ count }: { count: number }) => (
  <Grid aria-hidden>
    {Array.from({ length: count }, (_, tile) => `tile-${tile}`).map((key) => (
      <div key={key}>
        <SkeletonLine width="55%" textStyle="small" />
        <SkeletonLine width="35%" textStyle="figure" />
        <SkeletonLine width="70%" textStyle="caption" />
      </div>
    ))}
  </Grid>
)

export type Tile = { title: string; value: string; about: ReactNode }

export const Tiles = ({ label, tiles }: { label: string; tiles: readonly Tile[] }) => (
  <Grid aria-label={label}>
    {tiles.map(({ title, value, about }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <strong style={fitting(value)}>{value}</strong>
          <small>{about}</small>
        </dd>
      </div>
    ))}
  </Grid>
)
