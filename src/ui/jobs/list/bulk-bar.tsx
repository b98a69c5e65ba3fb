import { chakra } from '@chakra-ui/react'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { refusalText, splitBulk } from '../rules/bulk'

export type BulkBarProps = {
  selected: readonly Job[]
  actor: Actor
  act: (command: JobCommand, jobs: readonly Job[]) => void
  onClear: () => void
}

/** What can be done with the selected jobs: each action counts those it fits and says why not the others. */
export const BulkBar = ({ selected, actor, act, onClear }: BulkBarProps) => (
  <chakra.section
    aria-label="Selected jobs"
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
      {selected.length} selected
    </chakra.strong>
    <BulkAction label="Assign…" command="assign" {...{ selected, actor, act }} />
    <BulkAction label="Cancel…" command="cancel" {...{ selected, actor, act }} />
    <Button size="sm" variant="ghost" onClick={onClear}>
      Clear
    </Button>
  </chakra.section>
)

type BulkActionProps = Omit<BulkBarProps, 'onClear'> & { label: string; command: JobCommand }

const BulkAction = ({ label, command, selected, actor, act }: BulkActionProps) => {
  const split = splitBulk(actor, command, selected)
  const why = refusalText(split)
  const none = split.can.length === 0
  return (
    <>
      <ActionButton
        size="sm"
        variant="outline"
        disabledReason={none ? why : null}
        onClick={() => act(command, split.can)}
      >
        {label} ({split.can.length})
      </ActionButton>
      {why && !none && (
        <chakra.span textStyle="caption" color="fg.muted" maxW="26rem">
          {why}
        </chakra.span>
      )}
    </>
  )
}
