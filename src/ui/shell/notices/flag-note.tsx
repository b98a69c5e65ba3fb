import { chakra } from '@chakra-ui/react'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'

type Props = {
  /** Whether the page's flag is off here; else production alone hides it. */
  isOff: boolean
  /** Whether the person may open the flag panel. */
  hasPanel: boolean
}

/** Beside the title of a page that a flag hides: here, where only the menu leaves it out, or in production. */
export const FlagNote = ({ isOff, hasPanel }: Props) => (
  <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="small">
    <Badge tone="warning">{isOff ? 'Switched off' : 'Off in production'}</Badge>
    {hasPanel && (
      <TextLink to="/dashboard/settings" search={{ tab: 'flags' }}>
        Open flags
      </TextLink>
    )}
  </chakra.span>
)
