import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Wordmark } from '@/ui/kit/layout/brand'
import { PageColumn } from '@/ui/kit/layout/page-column'
import { useColorMode } from '@/ui/kit/theme/color-mode'
import { Icon } from './icon'
import { DASHBOARD, HEADER_LINKS, type PublicLink, SIGN_IN, START } from './links'
import { HEADER_HEIGHT } from './measures'
import { PhoneMenu } from './phone-menu'

const Entry = chakra(AppLink, {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _currentPage: { color: 'accent.fg' },
  },
})

const Home = chakra(AppLink, { base: { borderRadius: 'md', me: 'auto' } })

export const PublicHeader = ({ signedIn }: { signedIn: boolean }) => (
  <chakra.header position="sticky" top="0" zIndex="bar" bg="bg.panel" borderBottomWidth="1px">
    <PageColumn display="flex" alignItems="center" gap="1" height={HEADER_HEIGHT}>
      <Home to="/" aria-label="Groundwork, start page">
        <Wordmark />
      </Home>
      <chakra.nav aria-label="Main" display={{ base: 'none', md: 'flex' }} alignItems="center" gap="1">
        {HEADER_LINKS.map(({ to, label }) => (
          <Entry key={to} to={to}>
            {label}
          </Entry>
        ))}
        {signedIn ? (
          <WayIn {...DASHBOARD} variant="solid" />
        ) : (
          <>
            <WayIn {...SIGN_IN} variant="outline" />
            <WayIn {...START} variant="solid" />
          </>
        )}
      </chakra.nav>
      <ColorModeButton />
      <PhoneMenu links={[...(signedIn ? [DASHBOARD] : [START, SIGN_IN]), ...HEADER_LINKS]} />
    </PageColumn>
  </chakra.header>
)

type WayInProps = PublicLink & { variant: 'solid' | 'outline' }

const WayIn = ({ to, label, variant }: WayInProps) => (
  <Button asChild variant={variant} ms="2">
    <AppLink to={to}>{label}</AppLink>
  </Button>
)

const ColorModeButton = () => {
  const { theme, setMode, hasDark } = useColorMode()
  const dark = theme === 'dark'
  const name = dark ? 'Light colors' : 'Dark colors'
  if (!hasDark) return null
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
