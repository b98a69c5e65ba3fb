import { chakra } from '@chakra-ui/react'
import { PALETTES, type Tone } from './tone'

type Props = {
  label: string
  value: number
  max: number
  text?: string
  tone?: Tone
}

const Track = chakra('div', {
  base: { height: '6px', bg: 'bg.emphasized', borderRadius: 'full', overflow: 'hidden' },
})

const share = (value: number, max: number) => `${max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0}%`

export const Meter = ({ label, value, max, text, tone = 'accent' }: Props) => (
  <Track
    role="meter"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuetext={text}
  >
    <chakra.div
      height="100%"
      borderRadius="full"
      colorPalette={PALETTES[tone]}
      bg={tone === 'warning' ? 'warning.bright' : 'colorPalette.solid'}
      style={{ width: share(value, max) }}
    />
  </Track>
)
