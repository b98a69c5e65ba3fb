import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/kit/actions/button'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'

type Props = { onDismiss: () => void }

/** Bottom right on production hosts while some services are simulated (NAV-10). */
export const DemoNotice = ({ onDismiss }: Props) => (
  <chakra.aside
    aria-label="Demo mode"
    position="fixed"
    right="4"
    bottom="4"
    zIndex="10"
    maxW="min(24rem, calc(100vw - 2rem))"
    display="flex"
    alignItems="flex-start"
    gap="3"
    p="3"
    colorPalette="info"
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderWidth="1px"
    borderColor="colorPalette.border"
    borderRadius="md"
    boxShadow="lg"
    textStyle="small"
  >
    <StatusIcon kind="info" size={18} />
    <chakra.p flex="1" minW="0">
      <strong>Demo Mode Active</strong> - Some backend services are not yet deployed. The application is using mock data
      for demonstration purposes.
    </chakra.p>
    <Button size="sm" variant="ghost" onClick={onDismiss}>
      Dismiss
    </Button>
  </chakra.aside>
)
