import { chakra } from '@chakra-ui/react'
import type { DemoUser } from '@/domain/demo/demo'
import { Button } from '@/ui/kit/actions/button'

type Props = { people: readonly DemoUser[]; onPick: (user: DemoUser) => void }

const STATED = 2

/** AUTH-03 */
export const DemoPeople = ({ people, onPick }: Props) => {
  const others = people.slice(STATED)
  return (
    <chakra.section aria-label="Demo accounts" borderTopWidth="1px" mt="6" pt="4">
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        Just looking? Fill in a demo account, then sign in.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {people.slice(0, STATED).map((user) => (
          <DemoButton key={user.key} user={user} onPick={onPick} />
        ))}
      </chakra.div>
      {others.length > 0 && (
        <chakra.details mt="3">
          <chakra.summary textStyle="small" color="fg.muted" cursor="pointer" width="fit-content">
            Other roles
          </chakra.summary>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
            {others.map((user) => (
              <DemoButton key={user.key} user={user} onPick={onPick} />
            ))}
          </chakra.div>
        </chakra.details>
      )}
    </chakra.section>
  )
}

const DemoButton = ({ user, onPick }: { user: DemoUser; onPick: (user: DemoUser) => void }) => (
  <Button size="sm" variant="outline" onClick={() => onPick(user)}>{`Demo: ${user.label}`}</Button>
)
