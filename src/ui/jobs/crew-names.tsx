import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { Avatar } from '@/ui/kit/layout/avatar'
import { crewNames, NOBODY } from './rules/names'

type Props = { ids: readonly number[]; crew: ReadonlyMap<number, CrewMember> }

const SHOWN = 3

export const CrewNames = ({ ids, crew }: Props) => {
  if (ids.length === 0) return <chakra.span color="warning.fg">{NOBODY}</chakra.span>
  const members = ids.flatMap((id) => crew.get(id) ?? [])
  const names = crewNames(ids, crew)
  return (
    <chakra.span display="flex" alignItems="center" gap="1.5" minW="0" title={names}>
      {members.length > 0 && (
        <chakra.span display="inline-flex" flexShrink={0} gap="0.5">
          {members.slice(0, SHOWN).map((member) => (
            <Avatar key={member.id} name={fullName(member)} small />
          ))}
        </chakra.span>
      )}
      <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {names}
      </chakra.span>
    </chakra.span>
  )
}
