import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { PageColumn } from '@/ui/kit/layout/page-column'

export const Closing = ({ signedIn }: { signedIn: boolean }) => (
  <chakra.section aria-labelledby="closing-title" py={{ base: '12', md: '16' }}>
    <PageColumn display="flex" flexDirection="column" alignItems="center" textAlign="center">
      <chakra.h2 id="closing-title" textStyle="display" fontSize={{ base: '2xl', md: '2rem' }} textWrap="balance">
        {signedIn ? 'Back to work?' : 'Try it on someone else’s business'}
      </chakra.h2>
      <chakra.p mt="3" maxW="36rem" fontSize="lg" color="fg.muted" textWrap="pretty">
        {signedIn
          ? 'Your day is where you left it.'
          : 'The demo has a landscaper’s clients, crews and a full month of jobs. Nothing you do there leaves your browser.'}
      </chakra.p>
      <chakra.div mt="6" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {signedIn ? (
          <Button asChild size="lg">
            <AppLink to="/dashboard">Open dashboard</AppLink>
          </Button>
        ) : (
          <>
            <Button asChild size="lg">
              <AppLink to="/register">Get Started Free</AppLink>
            </Button>
            <Button asChild size="lg" variant="outline">
              <AppLink to="/demo">Open the demo</AppLink>
            </Button>
          </>
        )}
      </chakra.div>
    </PageColumn>
  </chakra.section>
)
