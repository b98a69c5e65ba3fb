import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import type { CrewMember } from '@/domain/crew/crew'
import { crewName } from '@/domain/crew/crew-name'
import type { Failure } from '@/domain/record/failure'
import { type ProposalAsk, plainAsk } from '@/domain/scheduling/proposal/ask'
import type { Proposal } from '@/domain/scheduling/proposal/proposal'
import { counted } from '@/domain/text/wording'
import { formatDay, plusDays } from '@/domain/time/calendar'
import type { Day } from '@/domain/time/day'
import { daySchema } from '@/domain/time/day'
import type { ProposalSearch } from '@/machines/schedule-proposal/selectors'
import { Button } from '@/ui/kit/actions/button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { createHighlights, type Highlights } from '@/ui/kit/behavior/linked-highlight'
import { Banner } from '@/ui/kit/feedback/banner'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { DateField } from '@/ui/kit/fields/text-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { Improving } from './improving'
import { ProposalView } from './proposal-view'
import type { CrewNames, ProposalPicture } from './types'
import { failedText, MOVE_FAILED, namesOf, nothingText, PROPOSAL_TITLES, SHIFTED } from './words'

type Step = 'asking' | 'proposed' | 'improving' | 'nothing' | 'failed' | 'taking'

export type ProposalDialogProps = {
  step: Step
  ask: ProposalAsk
  /** Null until computed. */
  proposal: Proposal | null
  chosen: readonly number[]
  /** The day had changed, so the proposal was computed again. */
  shifted: boolean
  failure: Failure | null
  crew: readonly CrewMember[]
  crews: CrewNames
  today: Day
  mayPush: boolean
  onAsk: (ask: ProposalAsk) => void
  onChoose: (groups: number[]) => void
  onTake: (groups?: number[]) => void
  onRetry: () => void
  /** Progress of the search for a better one; null without a search. */
  search: ProposalSearch | null
  isImproving: boolean
  onImprove: () => void
  onStop: () => void
  onClose: () => void
  /** Draws the proposal over the current jobs; `onJob` highlights a job in the list. */
  picture: (of: ProposalPicture, shared: { highlights: Highlights; onJob: (jobId: number) => void }) => ReactNode
}

const NextSteps = ({
  proposal: { ask, left },
  today,
  mayPush,
  onAsk,
}: Pick<ProposalDialogProps, 'today' | 'mayPush' | 'onAsk'> & { proposal: Proposal }) => {
  if (!KINDS_OF_ANY_DAY.includes(ask.kind)) return null
  const next = plusDays(ask.date, 1)
  const canPush = mayPush && ask.kind === 'auto_schedule' && left.length > 0
  return (
    <>
      <Button variant="outline" onClick={() => onAsk(plainAsk(ask.kind, next))}>
        Plan {next === plusDays(today, 1) ? 'tomorrow' : formatDay(next, today)}
      </Button>
      {canPush && (
        <Button onClick={() => onAsk({ ...plainAsk('push_day', ask.date), waiting_only: true })}>
          Find another day
        </Button>
      )}
    </>
  )
}

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'On calendar' },
  { value: 'map', label: 'On map' },
] as const satisfies readonly { value: ProposalPicture | 'list'; label: string }[]

const KINDS_OF_ANY_DAY = ['auto_schedule', 'optimize_routes']

/** A proposal for a day (SCHED-01, X-46): moves with reasons, in groups to accept or reject, before and after. */
export const ProposalDialog = (props: ProposalDialogProps) => {
  const {
    step,
    ask,
    proposal,
    chosen,
    shifted,
    failure,
    crew,
    crews,
    today,
    mayPush,
    onAsk,
    onChoose,
    onTake,
    onRetry,
    onClose,
    picture,
    search,
    isImproving,
    onImprove,
    onStop,
  } = props
  const all = proposal?.groups.map(({ id }) => id) ?? []
  const isTaking = step === 'taking'
  const who = [
    ask.member_id !== null && namesOf([ask.member_id], crew),
    ask.crew_id && crewName(ask.crew_id, crews),
    ask.zip !== null && `ZIP ${ask.zip}`,
    ask.waiting_only && 'Jobs without a crew',
  ].filter(Boolean)
  const isPartly = chosen.length < all.length
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('list')
  const [lights] = useState(createHighlights)
  const hasMoves = step === 'proposed' || isTaking || isImproving
  const isPicture = hasMoves && view !== 'list'
  return (
    <Dialog
      open
      onClose={onClose}
      size={isPicture ? 'full' : 'lg'}
      busy={isTaking}
      title={PROPOSAL_TITLES[ask.kind]}
      description={[formatDay(ask.date, today), ...who].join(' · ')}
      footer={
        hasMoves ? (
          <>
            <Button variant="ghost" onClick={onClose} disabled={isTaking}>
              Discard
            </Button>
            {isPartly && (
              <Button
                variant="outline"
                disabled={chosen.length === 0 || isImproving}
                loading={isTaking}
                loadingLabel="Moving jobs..."
                onClick={() => onTake()}
              >
                Take selected ({chosen.length} of {all.length})
              </Button>
            )}
            {!(isPartly && isTaking) && (
              <Button
                disabled={isImproving}
                loading={isTaking}
                loadingLabel="Moving jobs..."
                onClick={() => onTake(all)}
              >
                Take all
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant={step === 'nothing' ? 'ghost' : 'outline'} onClick={onClose}>
              {step === 'asking' ? 'Cancel' : 'Close'}
            </Button>
            {step === 'nothing' && proposal && <NextSteps {...{ proposal, today, mayPush, onAsk }} />}
          </>
        )
      }
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="4"
        height={isPicture ? { lg: 'full' } : undefined}
        minH={isPicture ? { lg: '0' } : undefined}
      >
        {KINDS_OF_ANY_DAY.includes(ask.kind) && !isPicture && (
          <chakra.div maxW="14rem">
            <DateField
              label="Schedule Date"
              value={ask.date}
              min={today}
              disabled={isTaking || isImproving}
              onChange={({ currentTarget: { value } }) => v.is(daySchema, value) && onAsk(plainAsk(ask.kind, value))}
            />
          </chakra.div>
        )}
        {shifted && (
          <Banner
            kind="warning"
            detail={
              step === 'asking'
                ? 'It is worked out again as the day is now.'
                : 'This is the proposal as the day is now.'
            }
          >
            {SHIFTED}
          </Banner>
        )}
        {failure && (
          <Banner kind="error" detail={failure.message} onRetry={step === 'failed' ? onRetry : () => onTake()}>
            {step === 'failed' ? failedText(ask.kind) : MOVE_FAILED}
          </Banner>
        )}
        {step === 'asking' && (
          <div>
            <chakra.p role="status" mb="3" color="fg.muted">
              Scheduling...
            </chakra.p>
            <SkeletonLines count={6} label="Working out a proposal…" />
          </div>
        )}
        {step === 'nothing' && proposal && (
          <chakra.p role="status" fontWeight="medium">
            {nothingText(proposal, today)}
          </chakra.p>
        )}
        {hasMoves && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
            <p>{counted(proposal?.moves.length ?? 0, 'job')} would change. Nothing is changed until you take it.</p>
            <SegmentedControl label="Show" value={view} onChange={setView} options={VIEWS} />
          </chakra.div>
        )}
        {hasMoves && proposal && (
          <Improving {...{ proposal, search, isImproving, onImprove, onStop }} isOff={isTaking || isPartly} />
        )}
        {proposal && step !== 'asking' && step !== 'failed' && (
          <ProposalView
            {...{ proposal, chosen, crew, onChoose, highlights: lights }}
            disabled={isTaking || isImproving}
            picture={
              view === 'list' || !hasMoves
                ? null
                : { of: view, content: picture(view, { highlights: lights, onJob: (id) => lights.light([id]) }) }
            }
          />
        )}
      </chakra.div>
    </Dialog>
  )
}
