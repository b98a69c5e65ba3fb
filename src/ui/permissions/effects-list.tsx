import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import { permissionLabel } from '@/domain/permissions/catalogue-words'
import type { Effect } from '@/domain/permissions/effects'
import { firstListed } from '@/domain/text/wording'

type Person = { id: number; first_name: string; last_name: string }
type Props = { effects: readonly Effect<Person>[]; nobody: string }

const NAMED = 6

export const EffectsList = ({ effects, nobody }: Props) => (
  <chakra.section aria-label="What changes" mt="4" bg="bg.muted" borderRadius="md" px="3" py="2" textStyle="small">
    <chakra.h3 fontWeight="semibold">What changes</chakra.h3>
    {effects.length === 0 ? (
      <chakra.p color="fg.muted">{nobody}</chakra.p>
    ) : (
      <chakra.ul listStyleType="none" display="grid" gap="1" mt="1">
        {effects.map(({ user, gained, lost }) => (
          <li key={user.id}>
            <chakra.span fontWeight="medium">{fullName(user)}</chakra.span>
            {gained.length > 0 && <> gains {firstListed(gained.map(permissionLabel), NAMED)}</>}
            {gained.length > 0 && lost.length > 0 && ' and'}
            {lost.length > 0 && (
              <chakra.span color="danger.fg"> loses {firstListed(lost.map(permissionLabel), NAMED)}</chakra.span>
            )}
          </li>
        ))}
      </chakra.ul>
    )}
  </chakra.section>
)
