import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Rows3 from 'lucide-react/icons/rows-3'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { Menu, type MenuItem } from '@/ui/kit/actions/menu'
import { type ColorMode, useColorMode } from '@/ui/kit/theme/color-mode'
import { useDensity } from '@/ui/kit/theme/density'
import { RailButton } from './rail-button'

const MODES: readonly { mode: ColorMode; label: string; icon: ReactNode }[] = [
  { mode: 'light', label: 'Light', icon: <Sun size={16} aria-hidden /> },
  { mode: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden /> },
  { mode: 'system', label: 'As the system', icon: <Monitor size={16} aria-hidden /> },
]

export const PreferencesMenu = ({ onShortcuts }: { onShortcuts: () => void }) => {
  const { mode, setMode, hasDark } = useColorMode()
  const [density, setDensity] = useDensity()
  const compact = density === 'compact'
  const themes = MODES.map(
    (option): MenuItem => ({
      id: option.mode,
      label: option.label,
      icon: option.icon,
      checked: option.mode === mode,
      onSelect: () => setMode(option.mode),
    }),
  )
  return (
    <Menu
      label="Preferences"
      trigger={
        <RailButton aria-label="Preferences">
          <SlidersHorizontal size={16} aria-hidden />
        </RailButton>
      }
      items={[
        ...(hasDark ? themes : []),
        {
          id: 'compact',
          label: 'Compact rows',
          icon: <Rows3 size={16} aria-hidden />,
          checked: compact,
          separated: hasDark,
          onSelect: () => setDensity(compact ? 'comfortable' : 'compact'),
        },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={16} aria-hidden />,
          separated: true,
          onSelect: onShortcuts,
        },
      ]}
    />
  )
}
