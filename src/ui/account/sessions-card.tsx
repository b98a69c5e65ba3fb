import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Badge } from '@/ui/kit/badge'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Loaded } from '@/ui/kit/loaded'
import { announce } from '@/ui/kit/records/use-record-actions'
import { absoluteTime } from '@/ui/kit/relative-time'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { endedText } from './password-card'
import type { AccountScreenProps, Session } from './types'

type Props = Pick<AccountScreenProps, 'actor' | 'commands' | 'sessions'>

/** So many sign-ins are listed; the others are counted. */
const LISTED = 10

/** Where one is signed in, as far as that is known: when each sign-in was. */
export const SessionsCard = (props: Props) => (
  <Card title="Sessions">
    <Loaded
      of={props.sessions}
      loading={<SkeletonLines count={3} label="Loading sessions…" />}
      failed="Failed to load the sessions."
    >
      {(sessions) => <Sessions {...props} known={sessions} />}
    </Loaded>
  </Card>
)

const Sessions = ({ known, actor, commands }: Props & { known: readonly Session[] }) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const others = known.filter(({ current }) => !current).length
  const sorted = known.toSorted((a, b) => Number(b.current) - Number(a.current))
  const end = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await commands.signOutOthers()
    if (outcome.ok) {
      await outcome.shown
      announce('Signed out everywhere else', { description: endedText(outcome.answer) })
    } else setProblem(outcome.failure.message)
    setBusy(false)
  }
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {problem !== null && (
        <Banner kind="warning" detail={problem}>
          The other sessions could not be signed out.
        </Banner>
      )}
      <chakra.ul aria-label="Sessions" listStyleType="none" width="100%">
        {sorted.slice(0, LISTED).map(({ id, at, current }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            gap="2"
            alignItems="center"
            py="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            Signed in {absoluteTime(Date.parse(at), actor.time_zone)}
            {current && <Badge tone="success">This session</Badge>}
          </chakra.li>
        ))}
      </chakra.ul>
      {sorted.length > LISTED && <chakra.p color="fg.muted">and {sorted.length - LISTED} earlier ones</chakra.p>}
      {others > 0 ? (
        <Button variant="outline" loading={busy} loadingLabel="Signing out..." onClick={() => void end()}>
          Sign out everywhere else
        </Button>
      ) : (
        <chakra.p color="fg.muted">You are signed in nowhere else.</chakra.p>
      )}
    </chakra.div>
  )
}
