import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { daysOf } from '@/domain/scheduling/proposal/ask'
import { figuresWith, type Group, type Move, type Proposal } from '@/domain/scheduling/proposal/proposal'
import { formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { type Highlights, intoList, useHighlights } from '@/ui/kit/behavior/linked-highlight'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { ProposalPicture } from './types'
import { FIGURES, namesOf, savingText, whenTexts } from './words'

export type ProposalViewProps = {
  proposal: Proposal
  chosen: readonly number[]
  crew: readonly CrewMember[]
  onChoose: (groups: number[]) => void
  disabled: boolean
  highlights: Highlights
  /** The proposal on the calendar or map; null for the list only. */
  picture: { of: ProposalPicture; content: ReactNode } | null
}

export const ProposalView = ({
  proposal,
  chosen,
  crew,
  onChoose,
  disabled,
  highlights,
  picture,
}: ProposalViewProps) => {
  const { groups, moves, left } = proposal
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const lit = useHighlights<HTMLDivElement>(highlights, intoList)
  return (
    <chakra.div css={viewCss} data-picture={picture?.of}>
      {moves.length > 0 && <BeforeAfter proposal={proposal} chosen={chosen} />}
      <div className="parts">
        {picture && <div className="picture">{picture.content}</div>}
        <chakra.div {...lit} className="list" data-scrolls={picture ? 'lg' : ''}>
          {groups.map((group) => (
            <GroupOfMoves
              key={group.id}
              {...{ group, crew, disabled }}
              isOnly={groups.length === 1}
              isChosen={chosen.includes(group.id)}
              moves={moves.filter((move) => move.group === group.id)}
              onToggle={() => toggle(group.id)}
            />
          ))}
          {left.length > 0 && (
            <section>
              <chakra.h3 fontWeight="semibold" mb="1">
                Stays as it is
              </chakra.h3>
              <chakra.ul css={listCss}>
                {left.map(({ job_id, job_number, title, reason }) => (
                  <li key={job_id}>
                    <p>
                      <JobLink id={job_id}>{job_number}</JobLink> {title}
                    </p>
                    <small>{reason}</small>
                  </li>
                ))}
              </chakra.ul>
            </section>
          )}
        </chakra.div>
      </div>
    </chakra.div>
  )
}

const BeforeAfter = ({ proposal, chosen }: Pick<ProposalViewProps, 'proposal' | 'chosen'>) => {
  const { before, ask } = proposal
  const after = figuresWith(proposal, chosen)
  const days = daysOf(ask)
  const last = days.at(-1)
  return (
    <div>
      <chakra.dl css={figuresCss} aria-label="Before and after">
        {FIGURES.filter(({ of, always }) => always || before[of] !== after[of]).map(({ of, label, text }) => (
          <div key={of} data-change={Math.sign(after[of] - before[of])}>
            <dt>{label}</dt>
            <dd>
              <VisuallyHidden>before </VisuallyHidden>
              <s>{text(before[of])}</s>
              <VisuallyHidden>, after </VisuallyHidden>
              <ArrowRight size={12} aria-hidden />
              <strong>{text(after[of])}</strong>
            </dd>
          </div>
        ))}
      </chakra.dl>
      {last !== undefined && days.length > 1 && (
        <chakra.p mt="1" textStyle="caption" color="fg.muted">
          All work from {formatDay(ask.date)} to {formatDay(last)}.
        </chakra.p>
      )}
    </div>
  )
}

type GroupProps = {
  group: Group
  moves: readonly Move[]
  crew: readonly CrewMember[]
  isChosen: boolean
  isOnly: boolean
  disabled: boolean
  onToggle: () => void
}

const GroupOfMoves = ({ group, moves, crew, isChosen, isOnly, disabled, onToggle }: GroupProps) => {
  const names = namesOf(group.member_ids, crew)
  const saved = savingText(group)
  return (
    <chakra.section
      aria-label={names}
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
      opacity={isChosen ? undefined : 0.65}
    >
      <chakra.div px="3" py="1.5" bg="bg.subtle" borderBottomWidth="1px">
        {isOnly ? (
          <chakra.div py="1">
            <chakra.p fontWeight="medium">{names}</chakra.p>
            <chakra.p textStyle="caption" color="fg.muted">
              {saved}
            </chakra.p>
          </chakra.div>
        ) : (
          <CheckboxField
            label={<chakra.span fontWeight="medium">{names}</chakra.span>}
            hint={saved}
            checked={isChosen}
            disabled={disabled}
            onChange={onToggle}
          />
        )}
      </chakra.div>
      <chakra.ul css={movesCss}>
        {moves.map((move) => (
          <MoveLine key={move.job_id} {...{ move, crew }} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

/** Opens the job in a new tab, so that the proposal stays open. */
const JobLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink to="/dashboard/jobs" search={{ job: id }} target="_blank" fontWeight="semibold">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </TextLink>
)

const MoveLine = ({ move, crew }: { move: Move; crew: readonly CrewMember[] }) => {
  const { from, to } = move
  const isSameCrew = String(from.assigned_crew_members) === String(to.assigned_crew_members)
  const isSameTime = from.scheduled_date === to.scheduled_date && from.scheduled_start_time === to.scheduled_start_time
  const when = whenTexts(move)
  return (
    <li data-lights={move.job_id}>
      <p>
        <JobLink id={move.job_id}>{move.job_number}</JobLink> {move.title}
      </p>
      <div>
        <p>
          {!isSameTime && (
            <>
              <s>{when.from}</s> <ArrowRight size={12} aria-label="to" />{' '}
            </>
          )}
          {when.to}
        </p>
        {isSameCrew && isSameTime && <p>Confirms {namesOf(to.assigned_crew_members, crew)}</p>}
        {!isSameCrew && (
          <p>
            <s>{namesOf(from.assigned_crew_members, crew) || 'No crew'}</s> <ArrowRight size={12} aria-label="to" />{' '}
            <strong>{namesOf(to.assigned_crew_members, crew)}</strong>
          </p>
        )}
      </div>
      <small>{move.because}</small>
    </li>
  )
}

/** In wide layouts the list scrolls separately: below the calendar, beside the map. */
const viewCss: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  '& .parts, & .list': {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    alignContent: 'start',
  },
  '&[data-picture]': {
    minH: { lg: '0' },
    gridTemplateRows: { lg: 'auto minmax(0, 1fr)' },
    '& .list': { overflowY: { lg: 'auto' }, minH: { lg: '0' }, scrollbarWidth: 'thin' },
    '& dl': { gridTemplateColumns: { lg: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
    '& dl > div': { gridColumn: { lg: 'auto' } },
  },
  '&[data-picture=calendar] .parts': { gridTemplateRows: { lg: 'auto minmax(8rem, 1fr)' } },
  '&[data-picture=map] .parts': {
    minH: { lg: '0' },
    alignContent: { lg: 'stretch' },
    gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
  },
  '&[data-picture=map] .list li': { gridTemplateColumns: 'minmax(0, 1fr)' },
}

const listCss: SystemStyleObject = {
  display: 'grid',
  fontSize: 'sm',
  '& li': { py: '2', borderTopWidth: '1px' },
  '& li:first-of-type': { borderTopWidth: '0' },
  '& small': { color: 'fg.muted', fontSize: 'sm' },
  '& strong': { fontWeight: 'semibold' },
}

const movesCss: SystemStyleObject = {
  display: 'grid',
  fontSize: 'sm',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.15fr) minmax(0, 1.15fr)' },
    columnGap: '4',
    rowGap: '0.5',
    px: '3',
    py: '2',
    borderTopWidth: '1px',
  },
  '& > li:first-of-type': { borderTopWidth: '0' },
  '& > li[data-lit]': { bg: 'accent.subtle' },
  '& s': { color: 'fg.muted', textDecoration: 'none' },
  '& svg': { display: 'inline', color: 'fg.subtle', verticalAlign: 'middle' },
  '& strong': { fontWeight: 'semibold' },
  '& small': { color: 'fg.muted', fontSize: 'sm' },
}

const figuresCss: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  gap: '2',
  '& > div': { borderWidth: '1px', borderRadius: 'md', px: '3', py: '2' },
  '& > div:first-of-type': { gridColumn: { base: '1 / -1', sm: 'span 3' } },
  '& > div:not(:first-of-type)': { gridColumn: { sm: 'span 2' } },
  '& > div:nth-of-type(2)': { gridColumn: { sm: 'span 3' } },
  '& dt': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    columnGap: '1.5',
    fontVariantNumeric: 'tabular-nums',
  },
  '& s': { color: 'fg.muted', textDecoration: 'none', fontSize: 'sm' },
  '& svg': { color: 'fg.subtle' },
  '& strong': { fontWeight: 'semibold' },
  '& [data-change="-1"] strong': { color: 'success.fg' },
  '& [data-change="1"] strong': { color: 'warning.fg' },
}
