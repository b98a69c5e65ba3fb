import { chakra } from '@chakra-ui/react'
import { TRIAL_DAYS } from '@/domain/subscription/plan'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'
import { DUSK, Hills } from '@/ui/kit/hills'
import { PageColumn } from '@/ui/kit/page-column'
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

/** What the product is, the ways in, and the product itself rising from the hills (LAND-01). */
export const Hero = ({ signedIn }: { signedIn: boolean }) => (
  <chakra.section
    aria-labelledby="landing-title"
    position="relative"
    overflow="hidden"
    bg={DUSK}
    color="rail.strong"
    css={{ '& a:focus-visible': { outlineColor: 'rail.focus' } }}
  >
    <Hills height="auto" />
    <PageColumn position="relative" pt={{ base: '10', md: '16' }}>
      <chakra.h1
        id="landing-title"
        fontSize="clamp(2rem, 1.2rem + 3.4vw, 3.25rem)"
        lineHeight="1.1"
        fontWeight="semibold"
        letterSpacing="-0.025em"
        textWrap="balance"
      >
        Run your day. Know what got done.
      </chakra.h1>
      <chakra.p mt="4" maxW="38rem" fontSize={{ base: 'lg', md: '1.125rem' }} color="#c3d3c8">
        Jobs, crews and clients of a landscaping or home-service business on one page: what is planned, what happened,
        and who did it.
      </chakra.p>
      <WaysIn signedIn={signedIn} />
      <chakra.div mt={{ base: '10', md: '12' }} mb={{ base: '-8', md: '-16' }}>
        <Shot
          first
          name="jobs"
          width={1600}
          height={1000}
          onPhones={{ name: 'phone', width: 780, height: 1240 }}
          alt="The list of jobs: number, status, priority, time, customer and estimated cost of each, with what can be done about it."
        />
      </chakra.div>
    </PageColumn>
  </chakra.section>
)

const WaysIn = ({ signedIn }: { signedIn: boolean }) => (
  <>
    <chakra.div mt="6" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="3">
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
        {TRIAL_DAYS} days free, no credit card required. Or <Quiet to="/demo">look round in the demo</Quiet> first.
      </chakra.p>
    )}
  </>
)
