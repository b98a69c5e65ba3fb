import { chakra } from '@chakra-ui/react'
import { SUPPORT_EMAIL, SUPPORT_HOURS, SUPPORT_PHONE } from '@/domain/support'

const Link = chakra('a', {
  base: {
    color: 'accent.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'accent.border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

/** Whom to ask (ONB-02). */
export const Support = () => (
  <chakra.section aria-labelledby="support" textStyle="small" color="fg.muted">
    <chakra.h2 id="support" textStyle="small" fontWeight="semibold" color="fg">
      Need a hand?
    </chakra.h2>
    <chakra.p mt="1">We set this up with you.</chakra.p>
    <chakra.p mt="2">
      <Link href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Link>
    </chakra.p>
    <chakra.p mt="1">
      <Link href={SUPPORT_PHONE.href}>{SUPPORT_PHONE.words}</Link>
    </chakra.p>
    <chakra.p mt="1">{SUPPORT_HOURS}</chakra.p>
  </chakra.section>
)
