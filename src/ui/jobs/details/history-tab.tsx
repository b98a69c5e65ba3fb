import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { toast } from '@/ui/kit/toaster'
import { crewById } from '../rules/crew-names'
import { factTitle } from '../rules/history'
import type { HistoryFact, KnownJobProps } from '../types'
import { FactLine } from './fact-line'

/** What has happened to the job, newest first; what can be taken back has an Undo. */
export const HistoryTab = ({ job, history, crew, commands, now, timeZone }: KnownJobProps) => {
  const people = useMemo(() => crewById(crew), [crew])
  const { undoing, problem, undo } = useUndo((position) => commands.undo(job, [position]))
  const { facts, onMore, loadingMore = false, onRetry } = history

  if (facts.state === 'loading') return <SkeletonLines count={8} label="Loading the history…" />
  if (facts.state === 'failed')
    return (
      <EmptyState kind="failed" title="Failed to load the history." hint={facts.failure.message} onRetry={onRetry} />
    )
  if (facts.value.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title="No changes recorded"
        hint="Every change to the job from now on is kept here."
      />
    )
  return (
    <chakra.div display="grid" gap="3" justifyItems="stretch">
      {problem !== null && (
        <Banner kind="warning" detail={problem}>
          Could not be undone
        </Banner>
      )}
      <chakra.ol listStyleType="none">
        {facts.value.map((fact) => (
          <FactLine
            key={fact.position}
            fact={fact}
            crew={people}
            now={now}
            timeZone={timeZone}
            undoing={undoing}
            onUndo={() => void undo(fact)}
          />
        ))}
      </chakra.ol>
      {onMore && (
        <Button variant="outline" justifySelf="start" loading={loadingMore} loadingLabel="Loading..." onClick={onMore}>
          Load more
        </Button>
      )}
    </chakra.div>
  )
}

/** Takes facts back, one at a time. */
const useUndo = (takeBack: (position: number) => ReturnType<KnownJobProps['commands']['undo']>) => {
  const [undoing, setUndoing] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const undo = async (fact: HistoryFact) => {
    setUndoing(fact.position)
    setProblem(null)
    const outcome = await takeBack(fact.position)
    setUndoing(null)
    if (outcome.ok) toast({ title: `Undone: ${factTitle(fact.type)}`, kind: 'info' })
    else setProblem(outcome.failure.message)
  }
  return { undoing, problem, undo }
}
