import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { BrandMark } from '@/ui/kit/layout/brand'
import { PageColumn } from '@/ui/kit/layout/page-column'
import { FOOTER_LINKS } from './links'

const Entry = chakra(AppLink, {
  base: {
    display: 'inline-block',
    py: '1.5',
    color: 'fg.muted',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    _hover: { color: 'fg', textDecorationColor: 'currentColor' },
    _currentPage: { color: 'accent.fg' },
  },
})

export const PublicFooter = () => (
  <chakra.footer borderTopWidth="1px" bg="bg.panel">
    <PageColumn
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="3"
      py="6"
    >
      <chakra.p display="flex" alignItems="center" gap="2.5" color="fg.muted">
        <BrandMark size={20} />© Groundwork
      </chakra.p>
      <chakra.nav aria-label="Footer" display="flex" flexWrap="wrap" columnGap="5">
        {FOOTER_LINKS.map(({ to, label }) => (
          <Entry key={to} to={to}>
            {label}
          </Entry>
        ))}
      </chakra.nav>
    </PageColumn>
  </chakra.footer>
)
