import { chakra } from '@chakra-ui/react'
import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { refusalText, splitBulk } from './bulk'
import type { Records } from './definition'
import type { OfList } from './filters'
import { saveRecords } from './save-records'

/** What can be done with the selected records: each action counts those it fits and says why not the others. */
export const BulkBar = <R extends { id: number }>({ list }: OfList<R>) => (
  <chakra.section
    aria-label={`Selected ${list.definition.noun[1]}`}
    data-command-bar
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="2"
    px="3"
    py="1.5"
    bg="accent.subtle"
    borderWidth="1px"
    borderColor="accent.border"
    borderRadius="md"
  >
    <chakra.strong fontWeight="semibold" me="2" aria-live="polite">
      {list.selected.length} selected
    </chakra.strong>
    {list.definition.actions
      .filter(({ bulk, offered }) => bulk && (offered?.(list.context.actor) ?? true))
      .map((action) => (
        <BulkAction key={action.id} list={list} action={action} />
      ))}
    {(list.definition.exportRefusal?.(list.context.actor) ?? null) === null && (
      <Button size="sm" variant="outline" onClick={() => void saveRecords(list, list.selected)}>
        Export CSV ({list.selected.length})
      </Button>
    )}
    <Button size="sm" variant="ghost" ms="auto" onClick={list.clearSelection}>
      Clear
    </Button>
  </chakra.section>
)

type BulkActionProps<R extends { id: number }> = OfList<R> & { action: Records<R>['actions'][number] }

const BulkAction = <R extends { id: number }>({ list, action }: BulkActionProps<R>) => {
  const split = splitBulk(action, list.context, list.selected)
  const none = split.can.length === 0
  const lacks = action.needs !== undefined && split.can.length !== action.needs
  const why = lacks ? `Select exactly ${action.needs} ${list.definition.noun[1]} for this.` : refusalText(split)
  return (
    <>
      <ActionButton
        size="sm"
        variant="outline"
        disabledReason={none || lacks ? why : null}
        onClick={() => list.actions.act(action.id, split.can)}
      >
        {action.label} ({split.can.length})
      </ActionButton>
      {why && !none && !lacks && (
        <chakra.span textStyle="caption" color="fg.muted" flex="1 1 14rem" maxW="26rem">
          {why}
        </chakra.span>
      )}
    </>
  )
}
