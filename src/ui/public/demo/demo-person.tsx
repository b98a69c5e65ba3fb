import { chakra } from '@chakra-ui/react'
import type { DemoUser } from '@/domain/demo/demo'
import { DEMO_VIEWS } from '@/domain/demo/demo-views'
import { Button } from '@/ui/kit/actions/button'
import { Avatar } from '@/ui/kit/layout/avatar'

type Props = { user: DemoUser; busy: boolean; onEnter: () => void }

export const DemoPerson = ({ user, busy, onEnter }: Props) => {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="3"
      px={{ base: '4', md: '5' }}
      py="4"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Avatar name={name} />
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.h2 textStyle="heading">
          {name}
          <chakra.span color="fg.muted" fontWeight="normal">
            , {user.label}
          </chakra.span>
        </chakra.h2>
        <chakra.p mt="0.5" color="fg.muted">
          {DEMO_VIEWS[user.key]}
        </chakra.p>
      </chakra.div>
      <Button variant="outline" minW="10.5rem" loading={busy} loadingLabel="Signing in..." onClick={onEnter}>
        Sign in as {user.first_name}
      </Button>
    </chakra.li>
  )
}
