import { chakra } from '@chakra-ui/react'
import type { UnsubscribePage } from '@/domain/messaging/unsubscribe-page'
import { UNSUBSCRIBE } from '@/domain/messaging/unsubscribe-page'
import type { Failure } from '@/domain/record/failure'
import { dialable } from '@/domain/text/phone'
import { Button } from '@/ui/kit/actions/button'
import { ContactLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded, NotLoaded } from '@/ui/kit/feedback/loaded'
import { Spinner } from '@/ui/kit/feedback/spinner'

type Props = {
  page: Loadable<UnsubscribePage>
  onStop: () => void
  isStopping: boolean
  failure: Failure | null
}

/** Ends marketing emails in one press, without a sign-in. */
export const UnsubscribeScreen = ({ page, ...actions }: Props) => (
  <chakra.main minH="100dvh" bg="bg" display="grid" alignContent={{ base: 'start', sm: 'center' }} p="4">
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <chakra.div
      w="full"
      maxW="34rem"
      mx="auto"
      p={{ base: '5', sm: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      fontSize="md"
    >
      <Loaded
        of={page}
        loading={<Spinner />}
        failed={(failed) =>
          failed.failure.status === 404 ? (
            <EmptyState
              kind="no-match"
              title="This link doesn’t work"
              titleAs="h1"
              hint="Open the link at the end of the email again, or answer the email with “Unsubscribe”."
            />
          ) : (
            <NotLoaded title="This page could not be loaded." {...failed} />
          )
        }
      >
        {(loaded) => <Choice page={loaded} {...actions} />}
      </Loaded>
    </chakra.div>
  </chakra.main>
)

type ChoiceProps = Omit<Props, 'page'> & { page: UnsubscribePage }

const Choice = ({ page: { address, business, unsubscribed_at }, onStop, isStopping, failure }: ChoiceProps) => (
  <chakra.div display="grid" gap="4" overflowWrap="anywhere">
    <chakra.div display="flex" alignItems="center" gap="3">
      {business.logo && <chakra.img src={business.logo} alt="" maxH="10" maxW="8rem" />}
      <chakra.p fontWeight="semibold">{business.name}</chakra.p>
    </chakra.div>
    {unsubscribed_at === null ? (
      <>
        <chakra.h1 textStyle="title">Stop marketing emails?</chakra.h1>
        <p>
          {business.name} will send no more offers or news to <strong>{address}</strong>.
        </p>
        {failure && (
          <Banner kind="error" detail={failure.message}>
            You are not unsubscribed yet.
          </Banner>
        )}
        <Button
          size="lg"
          minH="12"
          w={{ base: 'full', sm: 'fit-content' }}
          loading={isStopping}
          loadingLabel="Unsubscribing…"
          onClick={onStop}
        >
          {UNSUBSCRIBE}
        </Button>
      </>
    ) : (
      <>
        <chakra.h1 textStyle="title">You are unsubscribed</chakra.h1>
        <p role="status">
          {business.name} sends no more offers or news to <strong>{address}</strong>.
        </p>
      </>
    )}
    <chakra.p color="fg.muted">
      What belongs to your account still comes: estimates, invoices, receipts, and messages about your visits.
    </chakra.p>
    <chakra.p color="fg.muted">
      Questions? Write to <ContactLink href={`mailto:${business.email}`}>{business.email}</ContactLink>
      {business.phone && (
        <>
          {' '}
          or call <ContactLink href={`tel:${dialable(business.phone)}`}>{business.phone}</ContactLink>
        </>
      )}
      .
    </chakra.p>
  </chakra.div>
)
