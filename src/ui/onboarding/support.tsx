import { chakra } from '@chakra-ui/react'
import { SUPPORT_EMAIL, SUPPORT_HOURS, SUPPORT_PHONE } from '@/domain/business'
import { ContactLink } from '@/ui/kit/text-link'

/** Whom to ask (ONB-02). */
export const Support = () => (
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
