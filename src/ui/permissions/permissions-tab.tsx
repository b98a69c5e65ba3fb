import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { byCategory, type DescribedPermission } from '@/domain/permissions/catalogue-words'
import { searchBy } from '@/domain/text/search'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Card } from '@/ui/kit/layout/card'

const found = searchBy(({ id, name, description, category }: DescribedPermission) => [id, name, description, category])

type Props = { permissions: readonly DescribedPermission[]; search: string; onClear: () => void }

/** PERM-07. */
export const PermissionsTab = ({ permissions, search, onClear }: Props) => {
  const shown = useMemo(() => permissions.filter(found(search)), [permissions, search])
  return (
    <>
      <chakra.h2 textStyle="heading" mb="3">
        Available Permissions
      </chakra.h2>
      {shown.length === 0 && (
        <EmptyState
          kind="no-match"
          title="No permission found matching your criteria."
          action={
            <Button variant="outline" onClick={onClear}>
              Clear search
            </Button>
          }
        />
      )}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        {byCategory(shown).map(([category, members]) => (
          <Card key={category} title={`${category} (${members.length})`}>
            <chakra.ul listStyleType="none" display="grid" gap="2">
              {members.map(({ id, name, description, scope }) => (
                <chakra.li
                  key={id}
                  display="flex"
                  flexDirection={{ base: 'column', sm: 'row' }}
                  columnGap="3"
                  justifyContent="space-between"
                >
                  <chakra.div minW="0" flex="1">
                    <chakra.p fontWeight="medium">{name}</chakra.p>
                    <chakra.p textStyle="small" color="fg.muted">
                      {description}
                      {scope === 'system' && ' (system scope)'}
                    </chakra.p>
                  </chakra.div>
                  <chakra.code textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                    {id}
                  </chakra.code>
                </chakra.li>
              ))}
            </chakra.ul>
          </Card>
        ))}
      </chakra.div>
    </>
  )
}
