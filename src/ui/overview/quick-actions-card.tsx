import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '@/ui/kit/app-link'
import { Card } from '@/ui/kit/card'
import type { QuickAction } from './quick-actions'

const Row = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '10',
    px: '2',
    mx: '-2',
    borderRadius: 'md',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    '& svg': { color: 'fg.subtle' },
  },
})

/** Links to what is done most (DASH-04). */
export const QuickActionsCard = ({ actions }: { actions: readonly QuickAction[] }) =>
  actions.length === 0 ? null : (
    <Card title="Quick Actions">
      <chakra.ul listStyle="none">
        {actions.map(({ label, to, search }) => (
          <li key={label}>
            <Row to={to} {...(search ? { search } : {})}>
              {label}
              <ChevronRight size={16} aria-hidden />
            </Row>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
