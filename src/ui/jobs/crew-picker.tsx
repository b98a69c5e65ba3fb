import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { crewRoleLabel } from '@/domain/crew/vocabulary'
import type { Job } from '@/domain/job/job'
import { inOrderOfChoice } from '@/domain/scheduling/choice'
import { skillsInOrder } from '@/domain/scheduling/skill'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { obstaclesOf } from './rules/conflicts'

export type CrewPickerProps = {
  crew: readonly CrewMember[]
  /** Ids in the order chosen; the first one leads. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  jobs: readonly Job[]
  allJobs: readonly Job[]
  disabled?: boolean
}

/** Crew checkboxes (JOB-07), best choice first by skills, conflicts and lead. Inactive people show only if already assigned. */
export const CrewPicker = ({ crew, chosen, onChange, jobs, allJobs, disabled = false }: CrewPickerProps) => {
  const listed = inOrderOfChoice(
    crew.filter(({ id, status }) => status !== 'inactive' || chosen.includes(id)),
    jobs,
    allJobs,
  ).map((member) => ({ member, obstacles: obstaclesOf(member, jobs, allJobs) }))
  if (listed.length === 0) return <p>There are no active crew members yet.</p>

  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const lead = (id: number) => onChange([id, ...chosen.filter((other) => other !== id)])

  return (
    <chakra.fieldset disabled={disabled} minW="0">
      <VisuallyHidden asChild>
        <legend>Crew</legend>
      </VisuallyHidden>
      {listed.map(({ member, obstacles }) => (
        <chakra.div
          key={member.id}
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="2"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <CheckboxField
            label={fullName(member)}
            hint={<MemberHint member={member} obstacles={obstacles} />}
            checked={chosen.includes(member.id)}
            onChange={() => toggle(member.id)}
          />
          {chosen[0] === member.id && <Badge tone="accent">Lead</Badge>}
          {chosen.indexOf(member.id) > 0 && !disabled && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => lead(member.id)}
              aria-label={`Make lead: ${fullName(member)}`}
            >
              Make lead
            </Button>
          )}
        </chakra.div>
      ))}
    </chakra.fieldset>
  )
}

const MemberHint = ({ member, obstacles }: { member: CrewMember; obstacles: readonly string[] }) => (
  <>
    {[crewRoleLabel(member.role), ...skillsInOrder(member.skills)].join(' · ')}
    {member.status === 'inactive' && ' · inactive'}
    {obstacles.length > 0 && (
      <chakra.span display="block" color="warning.fg" fontWeight="medium">
        {obstacles.join(' · ')}
      </chakra.span>
    )}
  </>
)
