import { chakra } from '@chakra-ui/react'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'

type Props = {
  isOff: boolean
  hasPanel: boolean
}

/** Marks a page hidden by a flag: here, where only the menu omits it, or in production. */
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
