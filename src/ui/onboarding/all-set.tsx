import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Spinner } from '@/ui/kit/feedback/spinner'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'

type Props = {
  businessName: string
  choice: string | null
  heading: Ref<HTMLHeadingElement>
}

/** Shown before the automatic redirect after two seconds, to the dashboard (ONB-05) or the chosen plan's checkout. */
export const AllSet = ({ businessName, choice, heading }: Props) => (
  <chakra.section
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="lg"
    px="6"
    py="12"
    display="flex"
    flexDirection="column"
    alignItems="center"
    gap="3"
    textAlign="center"
  >
    <chakra.span color="success.fg">
      <StatusIcon kind="success" size={44} />
    </chakra.span>
    <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" outline="none">
      {businessName} is set up
    </chakra.h1>
    <chakra.p role="status" color="fg.muted" display="flex" alignItems="center" gap="2">
      <Spinner />
      {choice === null ? 'Opening your dashboard...' : `Opening the checkout of ${choice}...`}
    </chakra.p>
    {choice === null && (
      <TextLink to="/dashboard" textStyle="small">
        Go there now
      </TextLink>
    )}
  </chakra.section>
)
