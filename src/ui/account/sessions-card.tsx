import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Banner } from '@/ui/kit/feedback/banner'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import type { Answered } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { endedText } from './password-card'
import type { AccountScreenProps, Session } from './types'

type Props = Pick<AccountScreenProps, 'actor' | 'commands' | 'sessions'>

/** Sessions listed at first; the rest shows on request. */
const LISTED = 10

/** Lists sign-in times, because nothing else is recorded about a session. */
export const SessionsCard = (props: Props) => (
  <Card title="Sessions">
    <Loaded
      of={props.sessions}
      loading={<SkeletonLines count={3} label="Loading sessions…" />}
      failed="Failed to load the sessions."
    >
      {(sessions) => <Sessions {...props} loadedSessions={sessions} />}
    </Loaded>
  </Card>
)

const Sessions = ({ loadedSessions, actor, commands }: Props & { loadedSessions: readonly Session[] }) => {
  const [ending, setEnding] = useState<number | 'others' | null>(null)
  const [problem, setProblem] = useState<{ title: string; detail: string } | null>(null)
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const others = loadedSessions.filter(({ current }) => !current).length
  const sorted = loadedSessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  const listed = all ? sorted : sorted.slice(0, LISTED)

  const end = async (
    which: number | 'others',
    ask: () => Promise<Answered<number>>,
    done: (count: number) => [title: string, description: string | undefined],
    failed: string,
  ) => {
    setEnding(which)
    setProblem(null)
    const outcome = await ask()
    if (outcome.ok) {
      await outcome.shown
      const [title, description] = done(outcome.answer)
      announce(title, { description })
      // The pressed button disappears with its session.
      list.current?.focus()
    } else setProblem({ title: failed, detail: outcome.failure.message })
    setEnding(null)
  }
  const endOthers = () =>
    end(
      'others',
      () => commands.signOutOthers(),
      (count) => ['Signed out everywhere else', endedText(count)],
      'The other sessions could not be signed out.',
    )
  const endOne = (id: number, since: string) =>
    end(
      id,
      () => commands.endSession(id),
      (count) => [count > 0 ? 'Session signed out' : 'This session had already ended', `It began ${since}.`],
      'The session could not be signed out.',
    )

  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {problem !== null && (
        <Banner kind="warning" detail={problem.detail}>
          {problem.title}
        </Banner>
      )}
      <chakra.ul ref={list} tabIndex={-1} aria-label="Sessions" listStyleType="none" width="100%">
        {listed.map(({ id, at, current }) => {
          const since = absoluteTime(Date.parse(at), actor.time_zone)
          return (
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
              Signed in {since}
              {current ? (
                <Badge tone="success">This session</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  ml="auto"
                  aria-label={`Sign out the session of ${since}`}
                  loading={ending === id}
                  loadingLabel="Signing out..."
                  disabled={ending !== null && ending !== id}
                  onClick={() => void endOne(id, since)}
                >
                  Sign out
                </Button>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
      {sorted.length > listed.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          Show {sorted.length - listed.length} earlier ones
        </Button>
      )}
      {others > 0 ? (
        <Button
          variant="outline"
          loading={ending === 'others'}
          loadingLabel="Signing out..."
          disabled={ending !== null && ending !== 'others'}
          onClick={() => void endOthers()}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <chakra.p color="fg.muted">You aren’t signed in anywhere else.</chakra.p>
      )}
    </chakra.div>
  )
}
