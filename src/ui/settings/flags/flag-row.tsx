import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { NOT_READ_YET } from '@/domain/flags/descriptions'
import type { ExplainedFlag } from '@/domain/flags/explain'
import { groupName } from '@/domain/flags/flag'
import type { Environment } from '@/domain/flags/registry'
import { PANEL_FLAG } from '@/domain/flags/tools'
import { capitalized, listed } from '@/domain/text/wording'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Badge, StatusDot } from '@/ui/kit/feedback/badge'

type Props = {
  flag: ExplainedFlag
  places: readonly Environment[]
  onOverride: (key: string, enabled: boolean | null) => void
}

/** The environments that a flag is on in by default: `Everywhere`, `Development, Demo, and QA`. */
const whereText = ({ environments }: ExplainedFlag, places: readonly Environment[]): string => {
  if (environments === null) return 'Set by the remote flags'
  if (environments.length === 0) return 'Nowhere'
  if (environments.length === places.length) return 'Everywhere'
  return listed(environments.map((place) => (place === 'qa' ? 'QA' : capitalized(place))))
}

/** The flag's audience where it is on: `Everyone`, `30% of people`, `business owner and business admin`. */
const whomText = ({ groups, share }: ExplainedFlag): string => {
  const whom = groups.length === 0 ? 'people' : listed(groups.map(groupName))
  if (share < 100) return `${share}% of ${whom}`
  return groups.length === 0 ? 'everyone' : whom
}

export const FlagRow = ({ flag, places, onOverride }: Props) => {
  const id = useId()
  const { key, description, isOn, why, override } = flag
  const isUnread = NOT_READ_YET.some((unread) => unread === key)
  const lockout =
    key === PANEL_FLAG && isOn ? 'It shows this panel. Without it, nothing could switch it on again.' : null
  const idle = isUnread && override === null ? 'Nothing uses it yet, so there is nothing to switch.' : null
  return (
    <chakra.li
      aria-labelledby={id}
      display="grid"
      gap="2"
      columnGap="4"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 1fr) minmax(0, 1fr)',
        lg: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr) 11rem',
      }}
      px="4"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <div>
        <chakra.p id={id} fontWeight="medium" overflowWrap="anywhere">
          {description || key}
        </chakra.p>
        <chakra.code textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {key}
        </chakra.code>
        {isUnread && (
          <chakra.p textStyle="caption" color="fg.muted">
            Nothing uses it yet.
          </chakra.p>
        )}
      </div>
      <chakra.div textStyle="small" color="fg.muted">
        <p>On by default: {whereText(flag, places)}</p>
        <p>For: {whomText(flag)}</p>
      </chakra.div>
      <chakra.div textStyle="small">
        <chakra.p display="flex" flexWrap="wrap" gap="2">
          <StatusDot tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On for you' : 'Off for you'}</StatusDot>
          {override !== null && <Badge tone="warning">Override</Badge>}
        </chakra.p>
        <chakra.p color="fg.muted">{why}</chakra.p>
      </chakra.div>
      {/* The switch keeps its place when Reset appears, so that a second click hits the same control. */}
      <chakra.div display="flex" gap="2" flexDirection={{ lg: 'row-reverse' }}>
        <ActionButton
          size="sm"
          variant="outline"
          aria-label={`Turn ${isOn ? 'off' : 'on'} ${key}`}
          disabledReason={lockout ?? idle}
          onClick={() => onOverride(key, !isOn)}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </ActionButton>
        {override !== null && (
          <Button size="sm" variant="ghost" aria-label={`Reset ${key}`} onClick={() => onOverride(key, null)}>
            Reset
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  )
}
