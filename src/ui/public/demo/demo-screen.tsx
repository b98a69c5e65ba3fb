import { chakra } from '@chakra-ui/react'
import { DEMO_USERS, type DemoUser, type DemoUserKey } from '@/domain/demo/demo'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { PageColumn } from '@/ui/kit/layout/page-column'
import { DemoPerson } from './demo-person'

export type DemoScreenProps = {
  entering: DemoUserKey | null
  /** The last sign-in error (AUTH-07). */
  error: string | null
  signedInAs: string | null
  onEnter: (user: DemoUser) => void
}

/** /demo: sign in as any person of the sample business. */
export const DemoScreen = ({ entering, error, signedInAs, onEnter }: DemoScreenProps) => (
  <PageColumn py={{ base: '8', md: '12' }}>
    <chakra.h1 textStyle="display">See the demo as any of them</chakra.h1>
    <chakra.p mt="3" maxW="44rem" fontSize="lg" color="fg.muted">
      Green Valley is a made-up landscaper in Austin with clients, crews and a full month of jobs. Choose whose day you
      want to see. What you do stays in this browser, and a reload keeps it.
    </chakra.p>
    <chakra.div mt="6" display="grid" gap="3" _empty={{ display: 'none' }}>
      {error !== null && <Banner kind="error">{error}</Banner>}
      {error === null && signedInAs !== null && (
        <Banner kind="info">You are signed in as {signedInAs}. Choosing someone else signs you out first.</Banner>
      )}
    </chakra.div>
    <chakra.ul listStyle="none" mt="4" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      {DEMO_USERS.map((user) => (
        <DemoPerson
          key={user.key}
          user={user}
          busy={entering === user.key}
          onEnter={() => {
            if (entering === null) onEnter(user)
          }}
        />
      ))}
    </chakra.ul>
    <OtherSide />
    <Beginnings />
  </PageColumn>
)

const OtherSide = () => (
  <chakra.section aria-labelledby="other-side" mt="8">
    <chakra.h2 id="other-side" textStyle="heading">
      Be the client in a second tab
    </chakra.h2>
    <chakra.p mt="2" maxW="44rem" color="fg.muted">
      <TextLink to="/demo/phone" target="_blank">
        Open a client’s phone and mailbox
      </TextLink>
      , and write to the business. What you send arrives in its tab at once, and its answers arrive on the phone.
    </chakra.p>
  </chakra.section>
)

const Beginnings = () => (
  <chakra.section aria-labelledby="beginnings" mt="8">
    <chakra.h2 id="beginnings" textStyle="heading">
      Or start from scratch
    </chakra.h2>
    <chakra.ul mt="2" ps="5" listStyleType="disc" color="fg.muted" display="grid" gap="1">
      <li>
        <TextLink to="/register">Register your own business</TextLink> and set it up, step by step.
      </li>
      <li>
        <TextLink to="/accept-invite" search={{ token: 'demo-invite' }}>
          Accept an invitation
        </TextLink>{' '}
        to a second business, as its new field technician.
      </li>
    </chakra.ul>
  </chakra.section>
)
