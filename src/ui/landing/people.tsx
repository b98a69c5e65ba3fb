import { chakra } from '@chakra-ui/react'
import { demoUser } from '@/domain/demo/demo'
import { DEMO_VIEWS } from '@/domain/demo/demo-views'
import { capitalized } from '@/domain/text/wording'
import { LineIcon } from '@/ui/kit/layout/line-icon'

const SHOWN = [
  {
    key: 'owner',
    path: 'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2',
  },
  {
    key: 'manager',
    path: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  },
  {
    key: 'tech',
    path: 'M10 10V5a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v5M14 6a6 6 0 0 1 6 6v3M4 15v-3a6 6 0 0 1 6-6M3 15h18a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1',
  },
  {
    key: 'home',
    path: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  },
] as const

export const People = () => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    }}
    gap="4"
  >
    {SHOWN.map(({ key, path }) => (
      <chakra.li key={key} bg="bg.panel" borderWidth="1px" borderRadius="lg" p="5">
        <chakra.span color="accent.fg">
          <LineIcon path={path} size={24} />
        </chakra.span>
        <chakra.h3 mt="3" textStyle="heading">
          {capitalized(demoUser(key).label)}
        </chakra.h3>
        <chakra.p mt="1" color="fg.muted">
          {DEMO_VIEWS[key]}
        </chakra.p>
      </chakra.li>
    ))}
  </chakra.ul>
)
