import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SUPPORT_EMAIL, SUPPORT_HOURS, SUPPORT_PHONE } from '@/domain/account/business'
import { ContactLink, TextLink } from '@/ui/kit/actions/text-link'
import { PageColumn } from '@/ui/kit/layout/page-column'
import { LetterForm } from './letter-form'

/** /contact: contact details and an email form. */
export const ContactScreen = ({ onLetter }: { onLetter: (href: string) => void }) => (
  <PageColumn
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
    gap={{ base: '8', lg: '16' }}
    py={{ base: '8', md: '12' }}
  >
    <div>
      <chakra.h1 textStyle="display">Contact</chakra.h1>
      <chakra.p mt="3" fontSize="lg" color="fg.muted">
        A real person reads every message.
      </chakra.p>
      <chakra.dl mt="6" display="grid" gap="4">
        <Way name="Email">
          <ContactLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</ContactLink>
        </Way>
        <Way name="Telephone">
          <ContactLink href={SUPPORT_PHONE.href}>{SUPPORT_PHONE.words}</ContactLink>
          <br />
          {SUPPORT_HOURS}
        </Way>
        <Way name="Forgot your password?">
          <TextLink to="/forgot-password">Ask for a link</TextLink>, which is quicker than waiting for us.
        </Way>
        <Way name="Just looking?">
          The <TextLink to="/demo">demo</TextLink> answers most questions.
        </Way>
      </chakra.dl>
    </div>
    <chakra.section
      aria-labelledby="letter"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '6' }}
    >
      <chakra.h2 id="letter" textStyle="heading" mb="4">
        Write to us
      </chakra.h2>
      <LetterForm onLetter={onLetter} />
    </chakra.section>
  </PageColumn>
)

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <chakra.dt fontWeight="semibold">{name}</chakra.dt>
    <chakra.dd color="fg.muted">{children}</chakra.dd>
  </div>
)
