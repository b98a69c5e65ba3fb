import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SUPPORT_EMAIL, SUPPORT_HOURS, SUPPORT_PHONE } from '@/domain/account/business'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { ContactLink } from '@/ui/kit/actions/text-link'
import { Wordmark } from '@/ui/kit/layout/brand'
import { CONTENT_ID, SkipLink } from '@/ui/kit/layout/skip-link'

type Props = {
  email: string
  onSignOut: () => void
  steps?: ReactNode
  children: ReactNode
}

const AREAS = {
  base: '"steps" "content" "support"',
  lg: '"steps content" "support content"',
}

const MarkAlone = chakra('span', {
  base: { '@media (max-width: 389px)': { width: '24px', overflow: 'hidden', '& svg': { flexShrink: 0 } } },
})

/** The minimal layout of onboarding: steps, help and exits (ONB-02). */
export const OnboardingFrame = ({ email, onSignOut, steps, children }: Props) => (
  <chakra.div display="flex" flexDirection="column" minH="100dvh">
    <SkipLink />
    <chakra.header bg="bg.panel" borderBottomWidth="1px">
      <chakra.div
        maxW="66rem"
        mx="auto"
        px={{ base: '4', lg: '6' }}
        py="2"
        minH="14"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1"
      >
        <MarkAlone>
          <Wordmark />
        </MarkAlone>
        <chakra.div flex="1" />
        <chakra.span
          textStyle="small"
          color="fg.muted"
          me="2"
          truncate
          maxW="16rem"
          css={{ '@media (max-width: 767px)': { display: 'none' } }}
        >
          {email}
        </chakra.span>
        <Button asChild size="sm" variant="ghost">
          <AppLink to="/dashboard">{steps ? 'Save and leave' : 'Dashboard'}</AppLink>
        </Button>
        <Button size="sm" variant="ghost" onClick={onSignOut}>
          Sign out
        </Button>
      </chakra.div>
    </chakra.header>
    <chakra.div
      maxW="66rem"
      mx="auto"
      width="100%"
      px={{ base: '4', lg: '6' }}
      py={{ base: '5', lg: '10' }}
      display="grid"
      gridTemplateAreas={AREAS}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      gridTemplateRows={{ base: 'auto', lg: 'auto 1fr' }}
      columnGap="12"
      rowGap={{ base: '5', lg: '8' }}
    >
      <chakra.div gridArea="steps">{steps}</chakra.div>
      <chakra.main id={CONTENT_ID} tabIndex={-1} gridArea="content" minW="0" outline="none">
        {children}
      </chakra.main>
      <chakra.footer gridArea="support" borderTopWidth="1px" pt="4">
        <Support />
      </chakra.footer>
    </chakra.div>
  </chakra.div>
)

/** ONB-02 */
const Support = () => (
  <chakra.section aria-labelledby="support" textStyle="small" color="fg.muted">
    <chakra.h2 id="support" textStyle="small" fontWeight="semibold" color="fg">
      Need a hand?
    </chakra.h2>
    <chakra.p mt="1">We set this up with you.</chakra.p>
    <chakra.p mt="2">
      <ContactLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</ContactLink>
    </chakra.p>
    <chakra.p mt="1">
      <ContactLink href={SUPPORT_PHONE.href}>{SUPPORT_PHONE.words}</ContactLink>
    </chakra.p>
    <chakra.p mt="1">{SUPPORT_HOURS}</chakra.p>
  </chakra.section>
)
