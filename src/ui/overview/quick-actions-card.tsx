import { chakra } from '@chakra-ui/react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Badge } from '@/ui/kit/feedback/badge'
import { Card } from '@/ui/kit/layout/card'
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

const Coming = ({ label }: Pick<QuickAction, 'label'>) => (
  <chakra.span
    role="link"
    aria-disabled
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    minH="10"
    color="fg.muted"
    fontWeight="medium"
  >
    {label}
    <Badge>Coming soon</Badge>
  </chakra.span>
)

export const QuickActionsCard = ({ actions }: { actions: readonly QuickAction[] }) =>
  actions.length === 0 ? null : (
    <Card title="Quick Actions" onScreenOnly>
      <chakra.ul listStyle="none">
        {actions.map(({ label, to, search, isComing }) => (
          <li key={label}>
            {isComing ? (
              <Coming label={label} />
            ) : (
              <Row to={to} {...(search ? { search } : {})}>
                {label}
                <ChevronRight size={16} aria-hidden />
              </Row>
            )}
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
