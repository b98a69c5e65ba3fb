import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { mayPropose } from '@/domain/scheduling/permissions'
import { dayAt } from '@/domain/time/calendar'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import { crewsQuery, wholeCrewQuery } from '@/services/crew/queries'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { toast } from '@/ui/kit/overlays/toaster'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { ProposalDialog } from '@/ui/scheduling/proposal-dialog'
import { acceptedText, MOVE_FAILED, SHIFTED, undoneText, unplacedText } from '@/ui/scheduling/words'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { useProposals } from './use-proposals'

const NONE: readonly never[] = []

const LazyGhosts = lazyPart({
  name: 'The picture',
  load: () => import('./ghosts-container').then(({ GhostsContainer }) => GhostsContainer),
  loading: <Skeleton height="16rem" role="status" aria-label="Loading the picture…" />,
})

export const ProposalContainer = () => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const { ask: askFor } = useProposals()
  const flow = useFlow(workspace.flows, 'schedule-proposal', workspace.personKey('day'), undefined)
  const step = useFlowSelector(flow, (snapshot) => snapshot?.value)
  const context = useFlowSelector(flow, (snapshot) => snapshot?.context)
  const { data: crew = NONE } = useQuery(wholeCrewQuery(workspace.http, actor.business_id))
  const isOfCrew = context?.ask?.crew_id !== undefined && context.ask.crew_id !== null
  const { data: crews = NONE } = useQuery({ ...crewsQuery(workspace.graphql), enabled: isOfCrew })

  const [isLooking, setLooking] = useState(false)
  const search = context?.search ?? null
  const lookOn = useEffectEvent(() => flow.send({ type: 'proposal.improve' }))
  // Each request extends the search until it ends or is stopped.
  useEffect(() => {
    if (isLooking && step === 'proposed' && search && search.end === null) lookOn()
  }, [isLooking, step, search])

  const close = () => {
    flow.send({ type: 'proposal.discard' })
    workspace.scheduling.setOpen(false)
  }
  // Closed while being applied, it continues in the background and ends with a toast.
  const [isInBackground, setInBackground] = useState(false)
  const { setOpen, isOpen, isFromBefore, subscribe } = workspace.scheduling
  // Reopened by another request.
  useEffect(() => subscribe(() => isOpen() && setInBackground(false)), [subscribe, isOpen])
  // The proposal has no address: Back would leave it open over another page or view.
  const leave = useEffectEvent(() => {
    if (step === 'taking') setInBackground(true)
    else close()
  })
  useEffect(() => {
    const onBack = () => leave()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const tell = useEffectEvent(() => {
    if (!context?.ask || !context.proposal || context.key === null) return
    const { key, proposal, taken: appliedCount } = context
    const { undoRequest } = requesting(workspace, ['jobs'])
    close()
    announce(acceptedText(context.ask.kind, appliedCount), {
      undo: () => undoRequest(key),
      undone: undoneText(context.ask.kind, appliedCount),
      description: unplacedText(proposal.left),
    })
  })
  const announceNotApplied = useEffectEvent(() => {
    if (!isInBackground || step === 'taking' || !context?.ask) return
    const { failure } = context
    setOpen(false)
    toast({
      ...(failure
        ? { kind: 'error', title: MOVE_FAILED, description: failure.message }
        : { kind: 'warning', title: SHIFTED }),
      open: () => setOpen(true),
    })
  })
  useEffect(() => {
    if (step === 'taken') tell()
    else announceNotApplied()
  }, [step])
  // An empty result is not shown again after a reload.
  const settle = useEffectEvent(() => {
    if (isFromBefore() && flow.snapshot()?.value === 'nothing') close()
  })
  // Another tab owns the flow, or it is unreadable: this tab's request runs once everything is recorded.
  useEffect(() => {
    let isClosed = false
    void flow
      .whenOpen()
      .then(() => {
        if (!isClosed) settle()
        return flow.whenStored()
      })
      .then(() => !isClosed && flow.snapshot()?.value === 'idle' && setOpen(false))
    return () => {
      // The next proposal is open by then.
      isClosed = true
    }
  }, [flow, setOpen])

  if (!context?.ask || step === undefined || step === 'idle' || step === 'taken' || isInBackground) return null
  return (
    <ProposalDialog
      {...{ step, crew, crews }}
      ask={context.ask}
      proposal={context.proposal}
      chosen={context.chosen}
      shifted={context.shifted}
      failure={context.failure}
      today={dayAt(clock.now(), actor.time_zone)}
      mayPush={mayPropose(actor, 'push_day')}
      onAsk={askFor}
      onChoose={(groups) => flow.send({ type: 'proposal.choose', groups })}
      onTake={(groups) => {
        if (groups) flow.send({ type: 'proposal.choose', groups })
        flow.send({ type: 'proposal.take', id: newId() })
      }}
      search={search}
      isImproving={step === 'improving' || (isLooking && step === 'proposed' && search?.end === null)}
      onImprove={() => {
        setLooking(true)
        flow.send({ type: 'proposal.improve' })
      }}
      onStop={() => setLooking(false)}
      onRetry={() => flow.send({ type: 'proposal.retry' })}
      onClose={close}
      picture={(on, shared) => (
        <LazyGhosts
          {...shared}
          {...{ on, crew }}
          moves={context.proposal?.moves ?? NONE}
          chosen={context.chosen}
          today={dayAt(clock.now(), actor.time_zone)}
        />
      )}
    />
  )
}
