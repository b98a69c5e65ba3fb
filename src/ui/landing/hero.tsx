import { chakra } from '@chakra-ui/react'
import { TRIAL_DAYS } from '@/domain/subscription/plan'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { BrandIllustration, DUSK } from '@/ui/kit/layout/brand-illustration'
import { PageColumn } from '@/ui/kit/layout/page-column'
import { Shot } from './shot'

const Quiet = chakra(AppLink, {
  base: {
    color: 'rail.strong',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'rail.muted',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

export const Hero = ({ signedIn }: { signedIn: boolean }) => (
  <chakra.section
    aria-labelledby="landing-title"
    position="relative"
    overflow="hidden"
    bg={DUSK}
    color="rail.strong"
    css={{ '& a:focus-visible': { outlineColor: 'rail.focus' } }}
  >
    <BrandIllustration height="auto" />
    <PageColumn position="relative" pt={{ base: '10', md: '16' }}>
      <chakra.h1
        id="landing-title"
        fontSize="clamp(2.125rem, 1.2rem + 3.8vw, 3.5rem)"
        lineHeight="1.08"
        fontWeight="semibold"
        letterSpacing="-0.03em"
        textWrap="balance"
      >
        Run your day. Know what got done.
      </chakra.h1>
      <chakra.p
        mt="5"
        maxW="40rem"
        fontSize={{ base: '1.0625rem', md: 'xl' }}
        lineHeight="1.5"
        color="#c3d3c8"
        textWrap="pretty"
      >
        Fewer no-shows, the day planned in a minute, and nothing forgotten. Scheduling, crews, clients and invoices for
        landscaping and home-service businesses.
      </chakra.p>
      <WaysIn signedIn={signedIn} />
      <chakra.div mt={{ base: '10', md: '12' }} mb={{ base: '-8', md: '-16' }} mx={{ base: 'auto', md: '0' }}>
        <Shot
          first
          name="overview"
          width={1600}
          height={1000}
          onPhones={{ name: 'overview-phone', width: 780, height: 1240 }}
          alt="The overview of a Wednesday morning: what runs late, what has no crew, and every crew member’s jobs hour by hour."
        />
      </chakra.div>
    </PageColumn>
  </chakra.section>
)

const WaysIn = ({ signedIn }: { signedIn: boolean }) => (
  <>
    <chakra.div mt="8" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="3">
      <Button asChild size="lg" bg="rail.focus" color="#06170d" _hover={{ bg: '#98e2b8' }}>
        {signedIn ? (
          <AppLink to="/dashboard">Open dashboard</AppLink>
        ) : (
          <AppLink to="/register">Get Started Free</AppLink>
        )}
      </Button>
      <Button
        asChild
        size="lg"
        variant="outline"
        bg="transparent"
        color="rail.strong"
        borderColor="rail.muted"
        _hover={{ bg: 'rail.hover' }}
      >
        <AppLink to="/pricing">View Pricing</AppLink>
      </Button>
      {!signedIn && (
        <chakra.span ms={{ sm: '2' }}>
          <Quiet to="/login">Sign In</Quiet>
        </chakra.span>
      )}
    </chakra.div>
    {!signedIn && (
      <chakra.p mt="4" color="#c3d3c8">
        {TRIAL_DAYS} days free, no credit card required. Or <Quiet to="/demo">look around in the demo</Quiet> first.
      </chakra.p>
    )}
  </>
)
