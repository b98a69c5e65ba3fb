import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'
import { PageColumn } from '@/ui/kit/page-column'

/** The last word: try it first, or begin. */
export const Closing = ({ signedIn }: { signedIn: boolean }) => (
  <chakra.section aria-labelledby="closing-title" bg="bg.panel" borderTopWidth="1px" py={{ base: '10', md: '16' }}>
    <PageColumn display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="6">
      <chakra.div maxW="38rem">
        <chakra.h2 id="closing-title" textStyle="title" fontSize={{ base: '2xl', md: '1.875rem' }}>
          Try it on someone else’s business
        </chakra.h2>
        <chakra.p mt="2" fontSize="lg" color="fg.muted">
          The demo has a landscaper’s clients, crews and a full month of jobs. Nothing you do there leaves your browser.
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button asChild size="lg">
          <AppLink to="/demo">Open the demo</AppLink>
        </Button>
        <Button asChild size="lg" variant="outline">
          {signedIn ? (
            <AppLink to="/dashboard">Open dashboard</AppLink>
          ) : (
            <AppLink to="/register">Get Started Free</AppLink>
          )}
        </Button>
      </chakra.div>
    </PageColumn>
  </chakra.section>
)
