import { Button } from '@/ui/kit/button'
import { useColorMode } from '@/ui/kit/color-mode'
import { Icon } from './icon'

/** Light to dark and back. */
export const ColorModeButton = () => {
  const { theme, setMode } = useColorMode()
  const dark = theme === 'dark'
  const name = dark ? 'Light colours' : 'Dark colours'
  return (
    <Button
      variant="ghost"
      px="0"
      minW={{ base: '10', md: '9' }}
      aria-label={name}
      title={name}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  )
}
